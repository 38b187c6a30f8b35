/** The reference of the API, made in the browser from the OpenAPI document. */
import type { ApiReferenceProps } from "../../../islands/api-reference/props.ts"
import type { Deps } from "../../base/deps.ts"
import { OPENAPI_PATH } from "../../http/openapi/document.ts"
import { asset } from "../../web/assets.ts"
import { ClientIsland } from "../../web/island.tsx"
import { Layout } from "../../web/layout.tsx"
import { createPageFactory, renderPage } from "../../web/pages.tsx"
import { useView } from "../../web/view.ts"

const page = createPageFactory<Deps>()

export const apiReferencePages = [
  page("GET", "/api-reference", "signedIn", ({ view }) => renderPage(view, <ApiReferencePage />)),
]

function ApiReferencePage() {
  const { t } = useView()
  const loading = t("access.apiReferenceLoading")
  const failed = t("access.apiReferenceFailed")
  return (
    <Layout title={t("access.apiReference")} section={null} wide>
      <h1 className="visually-hidden">{t("access.apiReference")}</h1>
      <p className="page-intro">
        {t("access.apiReferenceIntro")} <a href={OPENAPI_PATH}>{t("access.openApiDocument")}</a>
      </p>
      <ClientIsland<ApiReferenceProps>
        name="api-reference"
        id="api-reference"
        className="api-reference"
        props={{ script: asset("redoc.js"), document: OPENAPI_PATH, loading, failed }}
      >
        <p>{loading}</p>
      </ClientIsland>
    </Layout>
  )
}
