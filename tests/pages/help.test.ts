/** The manual with its search and context help, about, legal information, accessibility, and downloads. */
import { afterEach, describe, expect, test } from "bun:test"
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { MANUAL_PICTURES } from "../../scripts/manual-picture-list.ts"
import { allPages } from "../../src/routes.ts"
import { manualDocument, renderManual } from "../../src/screens/manual/manual.ts"
import { PICTURE_BYTES_MAX, PICTURES_BYTES_MAX, picturesFolder } from "../../src/screens/manual/pictures.ts"
import { CHAPTERS, HELP_SECTIONS, helpAddress } from "../../src/web/help.ts"
import { catalogues } from "../../src/web/texts/catalogues.ts"
import { LANGUAGES, type Lang } from "../../src/web/texts/language.ts"
import { growthByTen } from "../harness/cpu-time.ts"
import { signInToPages, testPages } from "../harness/pages.ts"

/** Labels of buttons that a browser has itself. */
const OF_THE_BROWSER = new Set(["reload"])

const labelsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : labelsOf(text)))
/** A sentence may begin with a label, and leaves out that a dialog follows. */
const comparable = (label: string) => label.toLowerCase().replace(/\s*…$/, "")

const pages = await testPages()
const technician = await signInToPages(pages, "technician")

describe("the user manual", () => {
  test.each(LANGUAGES.flatMap((lang) => CHAPTERS.map((chapter) => [lang, chapter] as const)))(
    "in %s has the chapter %s with the sections of the English one",
    async (lang, chapter) => {
      const [own, english] = [await manualDocument(lang, chapter), await manualDocument("en-GB", chapter)]
      expect(own.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
      expect(own.sections.length).toBeGreaterThan(3)
      expect(own.sections.every(({ title, text }) => title !== "" && text.length > 40)).toBe(true)
      expect(own.html).not.toContain("{#")
    },
  )

  test("has every section that the help of a page leads to", async () => {
    for (const { chapter, section } of HELP_SECTIONS) {
      const { sections } = await manualDocument("en-GB", chapter)
      expect([chapter, section, sections.some(({ id }) => id === section)]).toEqual([chapter, section, true])
    }
  })

  test.each(LANGUAGES)("in %s quotes labels as the interface shows them", async (lang) => {
    const shown = new Set(labelsOf(catalogues[lang]).map(comparable))
    const documents = await Promise.all(CHAPTERS.map((chapter) => manualDocument(lang, chapter)))
    const quoted = documents.flatMap(({ html }) =>
      [...html.matchAll(/<em>([^<]*)<\/em>/g)].map(([, label = ""]) => comparable(label)),
    )
    expect(quoted.length).toBeGreaterThan(30)
    expect(quoted.filter((label) => !shown.has(label) && !OF_THE_BROWSER.has(label))).toEqual([])
  })

  test("is indexed without spaces where emphasis begins or ends", () => {
    const { sections } = renderManual("# T\n\n## S {#s}\n\nIt has a **window**: a\ntime, *Print* it.")
    expect(sections[0]?.text.trim()).toBe("It has a window: a time, Print it.")
  })

  test("lists its chapters, and shows one with links to its sections", async () => {
    expect(await technician.html("/manual")).toContain('href="/manual/technician#start-session"')
    const chapter = await technician.html("/manual/technician")
    expect(chapter).toContain("<h1>Maintain machines</h1>")
    expect(chapter).toContain('<h2 id="start-session">Start a remote session</h2>')
    expect((await technician.get("/manual/nothing")).status).toBe(404)
  })

  test("is searched by the beginnings of words and forgives a wrong letter", async () => {
    for (const search of ["clipboard", "clipb", "clipbord"]) {
      const html = await technician.html(`/manual?search=${search}`)
      expect(html).toContain('href="/manual/technician#remote-session"')
    }
    expect(await technician.html("/manual?search=zzzzz")).toContain("Nothing matches")
  })

  test("is searched in the reader's language", async () => {
    const german = await technician.get("/manual?search=Zwischenablage", { cookie: "lang=de" })
    expect(await german.text()).toContain('href="/manual/technician#remote-session"')
  })

  test("shows HTML of its source as text and refuses addresses that run scripts", () => {
    const { html } = renderManual(
      '# T\n\n## S {#s}\n\n<script>x</script> [a](javascript:alert(1)) <b onclick="x">',
    )
    expect(html).not.toMatch(/<script|<b |href="javascript/)
    expect(html).toContain("&lt;script&gt;")
  })
})

describe("the pictures of the manual", () => {
  const names = MANUAL_PICTURES.map(({ name }) => `${name}.webp`).sort()
  const filesOf = (lang: Lang) => readdirSync(picturesFolder(lang)).sort()

  test.each(LANGUAGES)("in %s are those of the script, each shown once", async (lang) => {
    const chapters = await Promise.all(
      CHAPTERS.map((chapter) => Bun.file(join(picturesFolder(lang), "..", `${chapter}.md`)).text()),
    )
    const shown = chapters.flatMap((text) => [...text.matchAll(/!\[[^\]]*\]\(pictures\/([^)]+)\)/g)])
    expect(shown.map(([, file]) => file).sort()).toEqual(names)
    expect(filesOf(lang)).toEqual(names)
  })

  test.each(LANGUAGES)("in %s have texts of their own for people who do not see them", async (lang) => {
    const documents = await Promise.all(CHAPTERS.map((chapter) => manualDocument(lang, chapter)))
    const texts = documents.flatMap(({ html }) =>
      [...html.matchAll(/ alt="([^"]*)"/g)].map(([, text]) => text),
    )
    expect(texts).toHaveLength(names.length)
    expect(new Set(texts).size).toBe(names.length)
    expect(texts.filter((text = "") => text.length < 25)).toEqual([])
  })

  test("are small enough to be part of every installation", () => {
    const sizes = LANGUAGES.flatMap((lang) =>
      filesOf(lang).map((file) => statSync(join(picturesFolder(lang), file)).size),
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(PICTURE_BYTES_MAX)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(PICTURES_BYTES_MAX)
  })

  const pictures = new Map([["pictures/a.webp", { address: "/assets/a-1.webp", width: 640, height: 400 }]])

  test("keep their place until they load, load near the screen, and lead to themselves", () => {
    const { html, sections } = renderManual("# T\n\n## S {#s}\n\n![A <list>](pictures/a.webp)", pictures)
    expect(html).toContain('<a href="/assets/a-1.webp"><img src="/assets/a-1.webp" alt="A &lt;list&gt;"')
    expect(html).toContain('width="640" height="400" loading="lazy"')
    expect(sections[0]?.text.trim()).toBe("")
  })

  test("are refused without a file, and without a text", () => {
    expect(() => renderManual("# T\n\n![A](pictures/b.webp)", pictures)).toThrow("pictures/b.webp")
    expect(() => renderManual("# T\n\n![](pictures/a.webp)", pictures)).toThrow("alternative text")
  })
})

/** Pages that the whole manual explains, and parts that show no help. */
const WITHOUT_TOPIC = new Set([
  ...["/", "/home", "/index.html", "/about", "/manual", "/manual/:chapter", "/live"],
  ...["users", "usergroups", "devices", "devicegroups", "deviceroles", "systemroles"].map(
    (kind) => `/pickers/${kind}`,
  ),
])

test("every page of a signed-in user is explained by a section of the manual", () => {
  const general = allPages
    .filter(({ method, auth }) => method === "GET" && auth !== "public" && auth !== "guest")
    .filter(({ path }) => !helpAddress(path.replace(/:\w+/g, "x")).includes("#"))
    .map(({ path }) => path as string)
  expect(new Set(general)).toEqual(WITHOUT_TOPIC)
})

test.each([
  ["/devices/x/issues/y/window", "/manual/technician#move-window"],
  ["/devices/x/issues/y/logs/z/sessions/s/recording", "/manual/technician#recordings"],
  ["/devices/x/issues/y/logs/z/interfaces/i/connect", "/manual/technician#remote-session"],
  ["/devices/x/issues/y?tab=attachments", "/manual/technician#attachments"],
  ["/devices/x?tab=recurring", "/manual/technician#plans"],
  ["/issues?tab=reported&page=2", "/manual/technician#reported-faults"],
  ["/scan?foreign=x", "/manual/technician#scan"],
  ["/sessions/side-by-side?ids=x", "/manual/technician#side-by-side"],
  ["/admin/storage", "/manual/administrator#storage"],
  ["/devices/x/issues/y", "/manual/technician#issues"],
  ["/devices/x/issues/y/logs/z", "/manual/technician#logs"],
  ["/devices/x", "/manual/technician#machine-page"],
  ["/admin/devices/x/interfaces/new", "/manual/administrator#interfaces"],
  ["/admin/audit?page=2", "/manual/auditor#audit-log"],
  ["/approvals", "/manual/approver#decide"],
  ["/", "/manual/start"],
])("the help of %s leads to %s", (path, address) => {
  expect(helpAddress(path)).toBe(address)
})

test.each(["/admin/devices/", "/devices/", "/issues?", "/"])(
  "the help of a path below %s that is as long as a request may be is found in proportional time",
  (start) => {
    const slow = ["a", "/", "&", "?", "/sessions/", "/logs", "tab="].filter((part) => {
      const find = (length: number) => void helpAddress(start + part.repeat(length / part.length))
      return growthByTen(find, 3000) > 40
    })
    expect(slow).toEqual([])
  },
)

test("every page of a signed-in user has a link to its help", async () => {
  expect(await technician.html("/approvals")).toContain('href="/manual/approver#decide"')
})

describe("about", () => {
  test("shows the licensed customer, the version and the vendor's copyright, as a page and as a dialog", async () => {
    for (const html of [await technician.html("/about"), await technician.dialog("/about")]) {
      expect(html).toContain("Van der Meer Components")
      expect(html).toMatch(/<dd>\d+\.\d+\.\d+<\/dd>/)
      expect(html).toContain("© 2025 Millwright")
    }
    expect(await technician.dialog("/about")).toStartWith('<dialog id="about"')
  })
})

test("the legal texts and the accessibility statement are shown without a sign-in", async () => {
  const read = async (path: string) => (await pages.app.request(path)).text()
  expect(await read("/legal")).toContain("This installation has no legal information.")
  await pages.deps.db
    .updateTable("installation_settings")
    .set({ legal_info_1: "<p>Imprint of Plant</p>" })
    .execute()
  expect(await read("/legal")).toContain("<p>Imprint of Plant</p>")
  expect(await read("/accessibility")).toContain("WCAG")
})

describe("downloads", () => {
  const folder = join(pages.deps.dataFolder, "downloads")
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test("say that a program is not installed on this server", async () => {
    const html = await technician.html("/download")
    expect(html.match(/Not installed on this server/g)).toHaveLength(10)
    expect((await technician.get("/download/connect-app")).status).toBe(404)
  })

  test("offer an installed file with its size and hash, and nothing outside the offered ones", async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "connector-debian-arm64-advanced.deb"), "package")
    writeFileSync(join(folder, "secret.txt"), "no download")
    const html = await technician.html("/download")
    expect(html).toContain("Debian ARM, advanced")
    // SHA-256 of "package".
    const hash = new Bun.CryptoHasher("sha256").update("package").digest("hex")
    expect(html).toContain(hash)
    const file = await technician.get("/download/connector-debian-arm64-advanced")
    expect(file.headers.get("content-disposition")).toContain("connector-debian-arm64-advanced.deb")
    expect(await file.text()).toBe("package")
    for (const other of ["secret", "secret.txt", "..%2Fsecret.key"])
      expect((await technician.get(`/download/${other}`)).status).toBe(404)
  })
})
