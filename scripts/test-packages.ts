/** The Debian packages whose programs the tests use as real peers instead of imitations. */
import { existsSync } from "node:fs"

interface TestPackage {
  name: string
  /** A program or path that stands for the installed package. */
  proof: string
  /** The tests are slower without it, but run. */
  isOptional?: boolean
}

const PACKAGES: TestPackage[] = [
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
  { name: "chromium-headless-shell", proof: "/usr/lib/chromium/chromium-headless-shell", isOptional: true },
  { name: "firefox-esr", proof: "firefox-esr" },
  { name: "xrdp", proof: "/usr/sbin/xrdp" },
  { name: "freerdp2-shadow-x11", proof: "freerdp-shadow-cli" },
  { name: "x11-xserver-utils", proof: "xrandr" },
  { name: "winpr-utils", proof: "winpr-hash" },
  { name: "openssl", proof: "openssl" },
  { name: "oathtool", proof: "oathtool" },
  { name: "fonts-inter", proof: "/usr/share/fonts/opentype/inter" },
]

/** Installs the missing packages where that is permitted. @returns those still missing that the tests cannot do without */
export function installTestPackages(): string[] {
  const missing = missingPackages()
  const required = () => missingPackages().filter(({ isOptional }) => !isOptional)
  if (missing.length === 0 || process.getuid?.() !== 0 || !Bun.which("apt-get")) return namesOf(required())
  console.log(`installing ${namesOf(missing).join(" ")}`)
  apt("update")
  // A distribution without an optional package refuses the whole call that names it.
  const optional = missing.filter(({ isOptional }) => isOptional)
  for (const names of [namesOf(required()), ...optional.map(({ name }) => [name])])
    if (names.length > 0) apt("install", "--yes", "--no-install-recommends", ...names)
  return namesOf(required())
}

export function missingText(missing: string[]): string {
  return `the tests need these packages: sudo apt-get install ${missing.join(" ")}`
}

function missingPackages(): TestPackage[] {
  const isInstalled = (proof: string) =>
    proof.startsWith("/") ? existsSync(proof) : Bun.which(proof) !== null
  return PACKAGES.filter(({ proof }) => !isInstalled(proof))
}

function namesOf(packages: TestPackage[]): string[] {
  return packages.map(({ name }) => name)
}

function apt(...args: string[]): void {
  Bun.spawnSync(["apt-get", "-o", "Dpkg::Use-Pty=0", "--quiet", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "inherit", "inherit"],
  })
}
