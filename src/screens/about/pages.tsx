/** About, legal information and downloads. */
import { join } from "node:path"
import { attachmentDisposition } from "../../base/content-disposition.ts"
import { notFound } from "../../base/refusal.ts"
import { getLicenceState } from "../../system/licence/actions.ts"
import { getSettings } from "../../system/settings/store.ts"
import { ButtonLink } from "../../web/button.tsx"
import { Dialog, DialogClose } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Logo } from "../../web/icon.tsx"
import { Layout, PublicLayout } from "../../web/layout.tsx"
import { DescriptionList, LinkList, PageHeader, Panel } from "../../web/panel.tsx"
import { Card } from "../../web/public-pages.tsx"
import { renderPage, renderPart } from "../../web/responses.ts"
import { RichText } from "../../web/rich-text.tsx"
import { Table } from "../../web/table.tsx"
import { formatSize } from "../../web/texts/format.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { DOWNLOADS, type Download, findDownload, type InstalledFile, listInstalled } from "./downloads.ts"

export const aboutPages = [
  page("GET", "/about", "signedIn", async (call) => {
    const { customerName } = await getLicenceState(call.deps)
    return renderPart(call, <AboutDialog customer={customerName} />, <AboutPage customer={customerName} />)
  }),

  page("GET", "/legal", "public", async ({ deps, view }) => {
    const { legalInfo1, legalInfo2 } = await getSettings(deps.db)
    return renderPage(view, <LegalPage texts={[legalInfo1, legalInfo2].filter(Boolean)} />)
  }),

  page("GET", "/download", "signedIn", async ({ deps, view }) =>
    renderPage(view, <DownloadPage installed={await listInstalled(deps.dataFolder)} />),
  ),

  page("GET", "/download/:download", "signedIn", async ({ deps, path }) => {
    const file = await findDownload(deps.dataFolder, path.download)
    if (!file) throw notFound("page", path.download)
    return new Response(Bun.file(join(file.folder, file.name)), {
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": attachmentDisposition(file.name),
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    })
  }),
]

function AboutFacts({ customer }: { customer: string }) {
  const { t, version } = useView()
  return (
    <>
      <DescriptionList
        facts={[
          [t("help.licensedTo"), customer],
          [t("help.version"), version || t("help.versionNotLoaded")],
        ]}
      />
      <p className="muted panel-hint">{t("help.copyright")}</p>
      <LinkList
        links={[
          ["/manual", t("help.manual")],
          ["/accessibility", t("help.accessibility")],
          ["/legal", t("help.legal")],
        ]}
      />
    </>
  )
}

function AboutDialog({ customer }: { customer: string }) {
  const { t } = useView()
  return (
    <Dialog id="about" title={t("help.about")} size="small" footer={<DialogClose />}>
      <AboutFacts customer={customer} />
    </Dialog>
  )
}

function AboutPage({ customer }: { customer: string }) {
  const { t } = useView()
  return (
    <Layout title={t("help.about")} section={null}>
      <PageHeader title={t("help.about")} />
      <Panel>
        <Logo />
        <AboutFacts customer={customer} />
      </Panel>
    </Layout>
  )
}

function LegalPage({ texts }: { texts: readonly string[] }) {
  const { t } = useView()
  return (
    <PublicLayout title={t("help.legal")}>
      <div className="card-page card-page-wide">
        <Card title={t("help.legal")}>
          <div className="stack">
            {texts.length === 0 && <p className="muted">{t("help.noLegal")}</p>}
            {texts.map((html) => (
              <RichText key={html} html={html} />
            ))}
          </div>
          <p className="card-links">
            <a href="/">{t("help.backToMillwright")}</a>
          </p>
        </Card>
      </div>
    </PublicLayout>
  )
}

function DownloadPage({ installed }: { installed: ReadonlyMap<string, InstalledFile> }) {
  const { t, actor } = useView()
  return (
    <Layout title={t("help.downloads")} section={null} styles="downloads">
      <PageHeader title={t("help.downloads")}>{t("help.downloadsIntro")}</PageHeader>
      <div className="stack downloads">
        {installed.size === 0 && actor?.may("superuser") && (
          <EmptyState icon="info">{t("help.notInstalledHint")}</EmptyState>
        )}
        <Panel title={t("help.connectorPackages")} icon="interface" flush>
          <p className="muted panel-lead">{t("help.connectorText")}</p>
          <DownloadTable
            label="help.connectorPackages"
            downloads={DOWNLOADS.filter(({ kind }) => kind === "connector")}
            installed={installed}
          />
        </Panel>
        <Panel title={t("help.apps")} icon="session" flush>
          <DownloadTable
            label="help.apps"
            downloads={DOWNLOADS.filter(({ kind }) => kind !== "connector")}
            installed={installed}
          />
        </Panel>
      </div>
    </Layout>
  )
}

function DownloadTable({
  label,
  downloads,
  installed,
}: {
  label: TextKey
  downloads: readonly Download[]
  installed: ReadonlyMap<string, InstalledFile>
}) {
  const { t, lang } = useView()
  const nameOf = ({ kind, platform, edition }: Download) =>
    kind === "connector" ? `${platform}, ${t(`help.${edition}`)}` : t(`help.${kind}`)
  return (
    <Table
      label={label}
      columns={[
        {
          id: "name",
          head: "help.package",
          narrow: "title",
          cell: (download) => (
            <PackageCell name={nameOf(download)} download={download} installed={installed} />
          ),
        },
        installed.size > 0 && {
          id: "size",
          head: "help.size",
          narrow: "labelled",
          align: "end",
          cell: ({ id }) => {
            const file = installed.get(id)
            return file && formatSize(file.sizeBytes, lang)
          },
        },
        {
          id: "get",
          head: "help.download",
          isHeaderHidden: true,
          cell: (download) =>
            installed.has(download.id) ? (
              <ButtonLink href={`/download/${download.id}`} icon="take">
                {t("help.download")}
                <span className="visually-hidden"> {nameOf(download)}</span>
              </ButtonLink>
            ) : (
              <span className="muted">{t("help.notInstalled")}</span>
            ),
        },
      ]}
      rows={downloads}
    />
  )
}

/** What it is called and for, and the sum to compare a copy with. */
function PackageCell({
  name,
  download: { id, kind },
  installed,
}: {
  name: string
  download: Download
  installed: ReadonlyMap<string, InstalledFile>
}) {
  const { t } = useView()
  const file = installed.get(id)
  return (
    <span className="cell-lines">
      <span>{name}</span>
      {kind !== "connector" && <small className="muted">{t(`help.${kind}Text`)}</small>}
      {file && (
        <small className="muted">
          {t("files.hash")} <code className="download-hash">{file.sha256}</code>
        </small>
      )}
    </span>
  )
}
