/** The page of a running session: its island, which takes the whole page. */
import type { RemoteScreenProps } from "../../../islands/remote-screen/props.ts"
import { ClientIsland } from "../../web/island.tsx"
import { PublicLayout } from "../../web/layout.tsx"
import { useView } from "../../web/view.ts"
import { SessionLayout } from "./session-layout.tsx"

/** The screen itself. @param id  of its element, unique on the page */
export function ScreenIsland({ id, ...props }: RemoteScreenProps & { id: string }) {
  return (
    <ClientIsland
      name="remote-screen"
      id={id}
      props={props}
      texts={["remote", "viewer", "shell", "webpage"]}
    />
  )
}

export function ScreenPage(props: RemoteScreenProps) {
  const { t } = useView()
  const title = `${props.deviceName} · ${props.interfaceName}`
  const content = (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ScreenIsland id="remote-screen" {...props} />
    </>
  )
  if (props.isGuest)
    return (
      <PublicLayout title={title} styles="session">
        {content}
      </PublicLayout>
    )
  return (
    <SessionLayout
      title={title}
      styles="session"
      crumbs={[
        { label: t("terms.machines"), href: "/devices" },
        { label: props.deviceName, href: `/devices/${props.deviceId}` },
        { label: props.issueTitle, href: `/devices/${props.deviceId}/issues/${props.issueId}` },
        { label: props.logTitle ?? t("terms.log"), href: props.closePath },
        { label: props.interfaceName },
      ]}
    >
      {content}
    </SessionLayout>
  )
}
