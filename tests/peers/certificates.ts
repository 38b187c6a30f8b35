/** Certificates for test servers, made by openssl: authorities and what they sign, and such that sign themselves. */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

interface CertificateAuthority {
  /** PEM */
  certificate: string
  keyFile: string
  certificateFile: string
}

export interface ServerCertificate {
  keyFile: string
  certificateFile: string
}

interface SelfSignedCertificate extends ServerCertificate {
  /** PEM */
  key: string
  certificate: string
}

const KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]

export async function createAuthority(folder: string, name: string): Promise<CertificateAuthority> {
  const [keyFile, certificateFile] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const about = ["-subj", `/CN=${name}`, "-days", "30", "-addext", "keyUsage=keyCertSign,cRLSign"]
  await openssl("req", "-x509", ...KEY, "-keyout", keyFile, "-out", certificateFile, ...about)
  return { certificate: readFileSync(certificateFile, "utf8"), keyFile, certificateFile }
}

/** @param options.hasExpired  it was valid in 2020 */
export async function createServerCertificate(
  folder: string,
  authority: CertificateAuthority,
  options: { name: string; alternativeNames: string; hasExpired?: boolean },
): Promise<ServerCertificate> {
  const file = (ending: string) => join(folder, `${options.name}.${ending}`)
  await openssl("req", ...KEY, "-keyout", file("key"), "-out", file("csr"), "-subj", `/CN=${options.name}`)
  writeFileSync(file("ext"), `subjectAltName=${options.alternativeNames}\n`)
  writeFileSync(file("index"), "")
  writeFileSync(file("cnf"), signingConfig(folder, file("index")))
  const [from, until] = options.hasExpired
    ? ["20200101000000Z", "20200201000000Z"]
    : ["20200101000000Z", "20991231000000Z"]
  await openssl(
    ...[
      "ca",
      "-batch",
      "-notext",
      "-config",
      file("cnf"),
      "-rand_serial",
      "-startdate",
      from!,
      "-enddate",
      until!,
    ],
    ...["-cert", authority.certificateFile, "-keyfile", authority.keyFile, "-extfile", file("ext")],
    ...["-in", file("csr"), "-out", file("pem")],
  )
  return { keyFile: file("key"), certificateFile: file("pem") }
}

/** @param options.newKey  what openssl calls the kind of key, where it is not an elliptic curve's */
export function createSelfSignedFiles(
  folder: string,
  options: { name: string; alternativeNames?: string; newKey?: "rsa:2048" | "rsa:1024" },
): SelfSignedCertificate {
  const { name, alternativeNames, newKey } = options
  const [keyFile, certificateFile] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const about = ["-subj", `/CN=${name}`, "-days", "30"]
  if (alternativeNames) about.push("-addext", `subjectAltName=${alternativeNames}`)
  const key = newKey ? ["-newkey", newKey, "-nodes"] : KEY
  const { exitCode, stderr } = Bun.spawnSync([
    ...["openssl", "req", "-x509", ...key, "-keyout", keyFile, "-out", certificateFile, ...about],
  ])
  if (exitCode !== 0) throw new Error(stderr.toString())
  const [keyText, certificate] = [readFileSync(keyFile, "utf8"), readFileSync(certificateFile, "utf8")]
  return { keyFile, certificateFile, key: keyText, certificate }
}

function signingConfig(folder: string, index: string): string {
  return `[ca]
default_ca = here
[here]
database = ${index}
new_certs_dir = ${folder}
serial = ${folder}/serial
default_md = sha256
policy = names
[names]
commonName = supplied
`
}

async function openssl(...args: string[]): Promise<void> {
  const child = Bun.spawn(["openssl", ...args], { stdin: "ignore", stdout: "ignore", stderr: "pipe" })
  if ((await child.exited) !== 0) throw new Error(await new Response(child.stderr).text())
}
