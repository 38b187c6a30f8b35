/** The layout of the signed-in user's profile pages: account, sign-ins, tokens and second factors. */
import type { ReactNode } from "react"
import { Layout } from "./layout.tsx"
import { PageHeader, Tabs } from "./panel.tsx"
import { useView } from "./view.ts"

/** In the order of the tabs; each is a page of its own. */
const PROFILE_TABS = [
  { id: "account", text: "profile.account", href: "/profile" },
  { id: "signins", text: "profile.signIns", href: "/profile/signins" },
  { id: "tokens", text: "profile.tokens", href: "/profile/tokens" },
  { id: "otp", text: "profile.otp", href: "/profile/otp" },
  { id: "passkeys", text: "profile.passkeys", href: "/profile/passkeys" },
] as const
type ProfileTab = (typeof PROFILE_TABS)[number]["id"]

export function ProfileLayout({ tab, children }: { tab: ProfileTab; children: ReactNode }) {
  const { t, actor } = useView()
  return (
    <Layout title={t("profile.title")} section={null} styles={tab === "otp" ? "codes" : undefined}>
      <PageHeader title={actor?.displayName ?? ""}>{actor?.username}</PageHeader>
      <Tabs
        label={t("profile.title")}
        current={tab}
        tabs={PROFILE_TABS.map(({ id, text, href }) => ({ id, label: t(text), href }))}
      />
      {children}
    </Layout>
  )
}
