import { afterEach, describe, expect, test } from "bun:test"
import { sanitizeRemoteText } from "../../../protocols/ssh/end-reasons.ts"
import {
  type HostileMachine,
  type ScriptedMachine,
  startGarbageMachine,
  startNonSshMachine,
  startRefusingMachine,
  startResettingMachine,
  startScriptedMachine,
  startSilentMachine,
  startStalledMachine,
} from "../../hostile/ssh.ts"
import { dial } from "./dial.ts"

const machines: HostileMachine[] = []
afterEach(() => {
  for (const machine of machines.splice(0)) machine.stop()
})

async function running<Machine extends HostileMachine>(starting: Promise<Machine>): Promise<Machine> {
  const machine = await starting
  machines.push(machine)
  return machine
}

const scripted = (script: ScriptedMachine) => running(startScriptedMachine(script))
const password = { kind: "password", password: "secret-of-R2" } as const

describe("a machine that is not reachable", () => {
  test("ends the link with UPSTREAM_UNAVAILABLE", async () => {
    const { port, stop } = await startSilentMachine()
    stop()
    expect((await dial({ port }).ended).code).toBe("UPSTREAM_UNAVAILABLE")
  })
})

describe("a machine that does not speak SSH", () => {
  test("sends nothing and times out", async () => {
    const { port } = await running(startSilentMachine())
    const end = await dial({ port, handshakeTimeoutMs: 50 }).ended
    expect(end).toEqual({ code: "UPSTREAM_TIMEOUT", detail: "the machine does not finish the SSH handshake" })
  })

  test("sends only its identification and times out", async () => {
    const { port } = await running(startStalledMachine())
    expect((await dial({ port, handshakeTimeoutMs: 50 }).ended).code).toBe("UPSTREAM_TIMEOUT")
  })

  test("closes the connection immediately, which ends the link with RESOURCE_CLOSED", async () => {
    const { port } = await running(startRefusingMachine())
    expect((await dial({ port }).ended).code).toBe("RESOURCE_CLOSED")
  })

  const refusals: Record<string, string> = {
    "Exceeded MaxStartups\r\n": "the machine has too many connections that are signing in",
    "Not allowed at this time\r\n":
      "the machine takes no connection from this server for a while, after failed sign-ins",
  }
  for (const [words, detail] of Object.entries(refusals)) {
    test(`says "${words.trim()}" and resets the connection, which ends the link with CLIENT_TOO_MANY`, async () => {
      const { port } = await running(startResettingMachine(words))
      expect(await dial({ port }).ended).toEqual({ code: "CLIENT_TOO_MANY", detail })
    })
  }

  test("resets the connection without a word, which ends the link with RESOURCE_CLOSED", async () => {
    const { port } = await running(startResettingMachine(""))
    const detail = "the machine closed the connection without a word"
    expect(await dial({ port }).ended).toEqual({ code: "RESOURCE_CLOSED", detail })
  })

  test("is a web server, which ends the link with CLIENT_BAD_REQUEST", async () => {
    const { port } = await running(startNonSshMachine("HTTP/1.1 400 Bad Request\r\n\r\n"))
    const end = await dial({ port }).ended
    expect(end).toEqual({ code: "CLIENT_BAD_REQUEST", detail: "the machine does not speak SSH" })
  })

  test("sends endless data before its identification, which ends the link with CLIENT_BAD_REQUEST", async () => {
    const { port } = await running(startNonSshMachine("x".repeat(1_000_000)))
    expect((await dial({ port }).ended).code).toBe("CLIENT_BAD_REQUEST")
  })

  const garbage: Record<string, Uint8Array> = {
    "a packet of four gigabytes": Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    zeros: new Uint8Array(4096),
    noise: Uint8Array.from({ length: 65_536 }, (_, i) => (i * 2654435761) >>> 24),
  }
  for (const [name, bytes] of Object.entries(garbage)) {
    test(`sends ${name} after its name`, async () => {
      const { port } = await running(startGarbageMachine(bytes))
      expect((await dial({ port, handshakeTimeoutMs: 2000 }).ended).code).toBe("CLIENT_BAD_REQUEST")
    })
  }
})

describe("a question of a machine during sign-in", () => {
  test("one hidden question is answered with the password", async () => {
    const machine = await scripted({
      prompts: [[{ prompt: "Password: ", echo: false }]],
      shell: (it) => it.write("hello"),
    })
    const session = dial({ port: machine.port, auth: password })
    await session.until("hello")
    expect(machine.answers).toEqual(["secret-of-R2"])
    session.close()
    await session.ended
  })

  const questions: Record<string, { prompt: string; echo: boolean }[][]> = {
    "a visible question": [[{ prompt: "Your mother's name: ", echo: true }]],
    "two questions at once": [
      [
        { prompt: "Password: ", echo: false },
        { prompt: "Code: ", echo: false },
      ],
    ],
  }
  for (const [name, prompts] of Object.entries(questions)) {
    test(`${name} gets no answer`, async () => {
      const machine = await scripted({ prompts })
      const end = await dial({ port: machine.port, auth: password }).ended
      expect(end).toEqual({
        code: "CLIENT_UNAUTHORIZED",
        detail: "the machine asks for more than a password",
        diagnosis: "moreThanPassword",
      })
      expect(machine.answers).toEqual([])
    })
  }

  test("a second hidden question is not answered", async () => {
    const hidden = [{ prompt: "Password: ", echo: false }]
    const machine = await scripted({ prompts: [hidden, hidden] })
    const end = await dial({ port: machine.port, auth: password }).ended
    expect(end).toEqual({ code: "CLIENT_UNAUTHORIZED", detail: "the machine refused the password" })
    expect(machine.answers).toEqual(["secret-of-R2"])
  })

  test("a code that is asked for behind the password is not taken for a wrong password", async () => {
    const ask = (prompt: string) => [{ prompt, echo: false }]
    const machine = await scripted({ prompts: [ask("Password: "), ask("Verification code: ")] })
    const end = await dial({ port: machine.port, auth: password }).ended
    expect(end).toMatchObject({ code: "CLIENT_UNAUTHORIZED", diagnosis: "moreThanPassword" })
    expect(machine.answers).toEqual(["secret-of-R2"])
  })
})

describe("banners without an end", () => {
  test("after the key exchange end the link with CLIENT_OVERRUN within a megabyte", async () => {
    const { port } = await scripted({ endlessBanners: "beforeSignIn" })
    const end = await dial({ port, auth: password }).ended
    expect(end).toEqual({
      code: "CLIENT_OVERRUN",
      detail: "the machine sends without an end before its shell",
    })
  })

  test("beside the shell end the link with CLIENT_BAD_REQUEST", async () => {
    const { port } = await scripted({
      endlessBanners: "besideShell",
      shell: (channel) => channel.write("hello"),
    })
    const end = await dial({ port, auth: password }).ended
    expect(end).toEqual({ code: "CLIENT_BAD_REQUEST", detail: "the machine broke the SSH protocol" })
  })
})

describe("the disconnect message of a machine", () => {
  test("never shows the password in the detail", async () => {
    const { port } = await scripted({
      farewell: (given) => ({ reason: 2, text: `wrong: ${given}\x1b[31m!` }),
    })
    const end = await dial({ port, auth: password }).ended
    expect(end).toEqual({
      code: "DEVICE_ERROR",
      detail: "the machine reports an error: wrong: … [31m!",
    })
  })

  test("with reason 11 (by application) is not reported as an error", async () => {
    const { port } = await scripted({ farewell: () => ({ reason: 11, text: "good night" }) })
    expect((await dial({ port, auth: password }).ended).code).toBe("RESOURCE_CLOSED")
  })

  test("with reason 12 (too many connections) is reported as CLIENT_TOO_MANY", async () => {
    const { port } = await scripted({ farewell: () => ({ reason: 12, text: "two sessions are enough" }) })
    expect((await dial({ port, auth: password }).ended).code).toBe("CLIENT_TOO_MANY")
  })

  test("is reduced to one short printable line", () => {
    expect(sanitizeRemoteText(`a\r\nb\0c\u202E${"z".repeat(500)}`, [])).toBe(`a b c ${"z".repeat(114)}`)
  })
})

/** Does not divide the window: the library drops what comes when exactly nothing is left, and only then. */
const ODD_BYTES = 200_001

describe("a shell that misbehaves", () => {
  test("splits UTF-8 between packets, and no output is lost", async () => {
    const { port } = await scripted({
      shell(channel) {
        for (const byte of new TextEncoder().encode("<Grüße € 🙂>")) channel.write(Uint8Array.of(byte))
      },
    })
    const session = dial({ port, auth: password })
    await session.until("<Grüße € 🙂>")
    session.close()
    await session.ended
  })

  test("never reads its input, and the link ends with CLIENT_OVERRUN instead of filling the memory", async () => {
    const { port } = await scripted({ shell: (channel) => channel.pause() })
    const session = dial({ port, auth: password })
    await session.ready
    let ended = false
    void session.ended.then(() => {
      ended = true
    })
    for (let paste = 0; paste < 200 && !ended; paste++) {
      session.type("x".repeat(64 * 1024))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await session.ended).toEqual({
      code: "CLIENT_OVERRUN",
      detail: "the machine does not read what is typed",
    })
  })

  test("ignores flow control, and the link ends with CLIENT_OVERRUN instead of filling the memory", async () => {
    const { port } = await scripted({
      shell(channel) {
        const unlimited = channel as unknown as { outgoing: { window: number } }
        const flood = () => {
          unlimited.outgoing.window = 1e9
          if (channel.writable) channel.write(new Uint8Array(ODD_BYTES), () => setImmediate(flood))
        }
        flood()
      },
    })
    const end = await dial({ port, auth: password, onOutput: () => new Promise(() => {}) }).ended
    expect(end).toEqual({ code: "CLIENT_OVERRUN", detail: "the machine ignores flow control" })
  })

  test("ends once with SESSION_CLOSED whenever the session closes it", async () => {
    const { port } = await scripted({ shell: (channel) => channel.write("hello") })
    const early = dial({ port, auth: password })
    early.close()
    early.close()
    expect((await early.ended).code).toBe("SESSION_CLOSED")
    const late = dial({ port, auth: password })
    await late.until("hello")
    late.close()
    late.type("typed too late")
    late.resize(1, 1)
    expect((await late.ended).code).toBe("SESSION_CLOSED")
  })
})
