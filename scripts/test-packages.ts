/** The Debian packages whose programs the tests use as real peers instead of imitations. */
import { existsSync } from "node:fs"

const PACKAGES = [
  { name: "tigervnc-standalone-server", proof: "Xtigervnc" },
  { name: "x11vnc", proof: "x11vnc" },
  { name: "wayvnc", proof: "wayvnc" },
  { name: "sway", proof: "sway" },
  { name: "swaybg", proof: "swaybg" },
  { name: "wev", proof: "wev" },
  { name: "qemu-system-x86", proof: "qemu-system-x86_64" },
  { name: "xfonts-base", proof: "/usr/share/fonts/X11/misc" },
  { name: "openssh-server", proof: "/usr/sbin/sshd" },
  { name: "dropbear-bin", proof: "/usr/sbin/dropbear" },
  { name: "slapd", proof: "/usr/sbin/slapd" },
  { name: "ldap-utils", proof: "ldapmodify" },
  { name: "clamav-daemon", proof: "/usr/sbin/clamd" },
  { name: "c-icap", proof: "c-icap" },
  { name: "libc-icap-mod-virus-scan", proof: "/etc/c-icap/virus_scan.conf" },
  { name: "chromium", proof: "chromium" },
  { name: "firefox-esr", proof: "firefox-esr" },
  { name: "xrdp", proof: "/usr/sbin/xrdp" },
  { name: "freerdp2-shadow-x11", proof: "freerdp-shadow-cli" },
  { name: "winpr-utils", proof: "winpr-hash" },
  { name: "openssl", proof: "openssl" },
  { name: "oathtool", proof: "oathtool" },
  { name: "fonts-inter", proof: "/usr/share/fonts/opentype/inter" },
]

/** Installs the missing packages where that is permitted. @returns those still missing */
export function installTestPackages(): string[] {
  const missing = missingPackages()
  if (missing.length === 0 || process.getuid?.() !== 0 || !Bun.which("apt-get")) return missing
  console.log(`installing ${missing.join(" ")}`)
  apt("update")
  apt("install", "--yes", "--no-install-recommends", ...missing)
  return missingPackages()
}

export function missingText(missing: string[]): string {
  return `the tests need these packages: sudo apt-get install ${missing.join(" ")}`
}

function missingPackages(): string[] {
  const stands = (proof: string) => (proof.startsWith("/") ? existsSync(proof) : Bun.which(proof) !== null)
  return PACKAGES.filter(({ proof }) => !stands(proof)).map(({ name }) => name)
}

function apt(...args: string[]): void {
  Bun.spawnSync(["apt-get", "-o", "Dpkg::Use-Pty=0", "--quiet", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "inherit", "inherit"],
  })
}
