import { expect, test } from "bun:test"
import { parseConfig } from "../../src/config.ts"

const DEFAULTS = {
  host: "127.0.0.1",
  port: 8080,
  dataFolder: "/srv/data",
  keyFile: null,
  otherKey: "decline",
  databaseUrl: null,
  logLevel: "info",
  storageUrl: null,
  smtpUrl: null,
  mailFrom: null,
  publicAddress: null,
  trustedProxies: null,
  scannerUrl: null,
  scanSizeMax: 5,
  scanTooLarge: "decline",
  scanUnreachable: "decline",
  workerSharing: "isolated",
  chromium: null,
  browsersMax: 10,
  browserMemory: 1024,
  startFailureSeconds: 60,
  isBrowserSandboxed: true,
} as const

const parse = (args: string[], environment: Record<string, string> = {}) =>
  parseConfig(args, environment, { current: "/srv" }, "1.2.3", () => "")

test.each<[string, string[], Record<string, string>, object]>([
  ["nothing given", [], {}, {}],
  ["a port as flag", ["--port", "9000"], {}, { port: 9000 }],
  ["a port with an equals sign", ["--port=9000"], {}, { port: 9000 }],
  ["port 0 for any free one", ["--port", "0"], {}, { port: 0 }],
  ["a port as variable", [], { MILLWRIGHT_PORT: "9000" }, { port: 9000 }],
  ["flag before variable", ["--port", "1"], { MILLWRIGHT_PORT: "2" }, { port: 1 }],
  ["an empty variable", [], { MILLWRIGHT_PORT: "" }, {}],
  ["a host", [], { MILLWRIGHT_HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  ["an IPv6 host", ["--host", "::1"], {}, { host: "::1" }],
  ["a relative data folder", ["--data", "book"], {}, { dataFolder: "/srv/book" }],
  ["an absolute data folder", [], { MILLWRIGHT_DATA: "/var/book" }, { dataFolder: "/var/book" }],
  [
    "a database",
    ["--database-url", "postgres://a:b@c/d"],
    { DATABASE_URL: "postgres://other" },
    { databaseUrl: "postgres://a:b@c/d" },
  ],
  ["a log level", ["--log-level", "debug"], {}, { logLevel: "debug" }],
  [
    "a bucket",
    [],
    { MILLWRIGHT_STORAGE_URL: "s3://key:secret@s3.example.com/files?region=eu-central-1" },
    { storageUrl: "s3://key:secret@s3.example.com/files?region=eu-central-1" },
  ],
  [
    "a mail server with a sender",
    ["--smtp-url", "smtp://u:p@mail.example.com:587"],
    { MILLWRIGHT_MAIL_FROM: "Book <book@example.com>" },
    { smtpUrl: "smtp://u:p@mail.example.com:587", mailFrom: "Book <book@example.com>" },
  ],
  [
    "a public address",
    ["--public-address", "https://book.example.com/"],
    {},
    { publicAddress: "https://book.example.com" },
  ],
  [
    "a virus scanner",
    ["--scanner-url", "icap://scan.example.com:1344/virus_scan", "--scan-size-max=50"],
    { MILLWRIGHT_SCAN_UNREACHABLE: "accept" },
    { scannerUrl: "icap://scan.example.com:1344/virus_scan", scanSizeMax: 50, scanUnreachable: "accept" },
  ],
  [
    "browsers for web pages of machines",
    ["--chromium", "chromium/chrome", "--browsers=4", "--browser-sandbox", "off"],
    { MILLWRIGHT_BROWSER_MEMORY: "2048" },
    {
      chromium: "/srv/chromium/chrome",
      browsersMax: 4,
      browserMemory: 2048,
      isBrowserSandboxed: false,
    },
  ],
  ["shared workers of sessions", ["--session-workers", "shared"], {}, { workerSharing: "shared" }],
  ["the page of a failed start", ["--start-failure-page", "0"], {}, { startFailureSeconds: 0 }],
  [
    "proxies",
    ["--trusted-proxy", "10.0.0.5, fd00::/8"],
    { MILLWRIGHT_TRUSTED_PROXY: "10.0.0.6" },
    { trustedProxies: "10.0.0.5, fd00::/8" },
  ],
])("the configuration is parsed: %s", (_, args, environment, expected) => {
  expect(parse(args, environment)).toEqual({ kind: "run", config: { ...DEFAULTS, ...expected } })
})

test.each<[string[], Record<string, string>, string]>([
  [["--prot", "1"], {}, "--prot is not a known flag; --help lists them"],
  [["8080"], {}, "8080 is not a known command; --help lists them"],
  [["--port"], {}, "--port needs a value"],
  [["--port", "--host", "a"], {}, "--port needs a value"],
  [["--port="], {}, "--port needs a value"],
  [["--port", "1", "--port", "2"], {}, "--port is given twice"],
  [
    ["--scanner-url", "icap://scan.example.com"],
    {},
    "--scanner-url must look like icap://scanner.example.com:1344/virus_scan or clamd://127.0.0.1:3310",
  ],
  [["--scan-size-max", "0"], {}, '--scan-size-max must be a number of megabytes from 1 to 4096, not "0"'],
  [["--browsers", "0"], {}, '--browsers must be a number from 1 to 100, not "0"'],
  [["--session-workers", "all"], {}, '--session-workers must be one of isolated, shared, mixed, not "all"'],
  [["--browser-memory", "64"], {}, '--browser-memory must be a number from 256 to 16384, not "64"'],
  [["--other-key", "yes"], {}, '--other-key must be accept or decline, not "yes"'],
  [["--browser-sandbox", "no"], {}, '--browser-sandbox must be on or off, not "no"'],
  [["--scan-too-large", "maybe"], {}, '--scan-too-large must be accept or decline, not "maybe"'],
  [["--port", "65536"], {}, '--port must be a port from 0 to 65535, not "65536"'],
  [["--port", "-1"], {}, '--port must be a port from 0 to 65535, not "-1"'],
  [[], { MILLWRIGHT_PORT: "http" }, 'MILLWRIGHT_PORT must be a port from 0 to 65535, not "http"'],
  [["--host", "256.1.1.1"], {}, '--host must be an address or host name without a port, not "256.1.1.1"'],
  [["--host", "http://a/"], {}, '--host must be an address or host name without a port, not "http://a/"'],
  [
    [],
    { MILLWRIGHT_LOG_LEVEL: "loud" },
    'MILLWRIGHT_LOG_LEVEL must be one of debug, info, warn, error, not "loud"',
  ],
  [
    ["--trusted-proxy", "10.0.0.0/33"],
    {},
    '--trusted-proxy must be addresses or networks, 10.0.0.5,10.1.0.0/16, not "10.0.0.0/33"',
  ],
  [
    [],
    { MILLWRIGHT_TRUSTED_PROXY: "proxy.example.com" },
    'MILLWRIGHT_TRUSTED_PROXY must be addresses or networks, 10.0.0.5,10.1.0.0/16, not "proxy.example.com"',
  ],
  [
    ["--smtp-url", "smtp://mail.example.com"],
    {},
    "--smtp-url needs --mail-from too: every e-mail has a sender",
  ],
  [
    ["--mail-from", "a@b.c>\r\nBcc: <d@e.f"],
    {},
    '--mail-from must be an e-mail address, not "a@b.c>\r\nBcc: <d@e.f"',
  ],
  [
    ["--storage-url", "s3://host/bucket"],
    {},
    "--storage-url must look like s3://key:secret@s3.example.com/bucket?region=eu-central-1",
  ],
  [
    ["--public-address", "https://a.example/book"],
    {},
    '--public-address must be an address without a path, https://book.example.com, not "https://a.example/book"',
  ],
  [
    ["--public-address", "https://me:hidden@a.example"],
    {},
    '--public-address must be an address without a path, https://book.example.com, not "https://me:hidden@a.example"',
  ],
  [
    ["--data", '/srv/the "book"'],
    {},
    "--data must be a path without quotation marks, $, backquotes, backslashes and line breaks",
  ],
  [
    ["--database-url", "mysql://a"],
    {},
    "--database-url must look like postgres://user:password@host:5432/database",
  ],
])(
  "the arguments %j with the environment %j are refused with a specific message",
  (args, environment, mistake) => {
    expect(parse(args, environment)).toEqual({ kind: "wrong", mistakes: [mistake] })
  },
)

test("all configuration mistakes are reported together", () => {
  const parsed = parse(["--prot", "1", "--port", "x"])
  expect(parsed.kind === "wrong" && parsed.mistakes).toHaveLength(2)
})

test("an invalid database URL is not repeated in the error message, since it may contain a password", () => {
  const parsed = parse([], { DATABASE_URL: "postgres//me:hunter2@host" })
  expect(JSON.stringify(parsed)).not.toContain("hunter2")
})

test("--help lists flags and environment variables", () => {
  const parsed = parse(["--help"])
  expect(parsed.kind).toBe("help")
  for (const word of ["--port", "MILLWRIGHT_DATA", "DATABASE_URL", "--log-level"]) {
    expect(parsed.kind === "help" && parsed.text).toContain(word)
  }
})

test("--version prints only the version", () => {
  expect(parse(["--version"])).toEqual({ kind: "version", text: "1.2.3" })
})

const FILES: Record<string, string> = {
  "/run/secrets/smtp": "smtp://u:p@mail.example.com:587\n",
  "/srv/database": "postgres://a:b@c/d",
  "/srv/empty": "\n",
}
const parseWithFiles = (args: string[], environment: Record<string, string> = {}) =>
  parseConfig(args, environment, { current: "/srv" }, "1.2.3", (path) => {
    if (path in FILES) return FILES[path]!
    throw Object.assign(new Error("no such file"), { code: "ENOENT" })
  })

test.each<[string, string[], Record<string, string>, object]>([
  [
    "in a file named by a flag",
    ["--smtp-url-file", "/run/secrets/smtp", "--mail-from", "b@example.com"],
    {},
    { smtpUrl: "smtp://u:p@mail.example.com:587" },
  ],
  [
    "in a file named by a variable",
    [],
    { DATABASE_URL_FILE: "database" },
    { databaseUrl: "postgres://a:b@c/d" },
  ],
  [
    "in a flag before a file of a variable",
    ["--database-url", "postgres://x:y@z/d"],
    { DATABASE_URL_FILE: "database" },
    { databaseUrl: "postgres://x:y@z/d" },
  ],
  [
    "in a file of a flag before a variable",
    ["--database-url-file", "database"],
    { DATABASE_URL: "postgres://x:y@z/d" },
    { databaseUrl: "postgres://a:b@c/d" },
  ],
  ["and what to do about another key", ["--other-key=accept"], {}, { otherKey: "accept" }],
  ["and the key's place", ["--key-file", "keys/book.key"], {}, { keyFile: "/srv/keys/book.key" }],
])("a secret %s is accepted", (_, args, environment, expected) => {
  expect(parseWithFiles(args, environment)).toMatchObject({ kind: "run", config: expected })
})

test.each<[string, string[], Record<string, string>, string]>([
  [
    "is missing",
    ["--database-url-file", "nowhere"],
    {},
    "--database-url-file: /srv/nowhere cannot be read (ENOENT)",
  ],
  ["is empty", [], { DATABASE_URL_FILE: "empty" }, "DATABASE_URL_FILE: /srv/empty must hold one line"],
  [
    "stands beside the value",
    ["--database-url", "postgres://a:b@c/d", "--database-url-file", "database"],
    {},
    "--database-url and --database-url-file are both given",
  ],
  ["holds something else", ["--storage-url-file", "database"], {}, "--storage-url-file must look like s3://"],
])("a secret file that %s is refused without printing the secret", (_, args, environment, mistake) => {
  const parsed = parseWithFiles(args, environment)
  expect(parsed.kind === "wrong" && parsed.mistakes[0]).toStartWith(mistake)
  expect(JSON.stringify(parsed)).not.toContain("a:b@c")
})
