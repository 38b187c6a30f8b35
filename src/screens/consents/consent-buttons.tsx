/** The end of every form that asks for an agreement. */
import { Button, ButtonLink } from "../../web/button.tsx"
import { useView } from "../../web/view.ts"

/** @param back  the page for those who do not agree */
export function ConsentButtons({
  agree,
  back,
}: {
  agree: "consent.agree" | "consent.agreeAndContinue"
  back: string
}) {
  const { t } = useView()
  return (
    <>
      <Button type="submit" kind="primary">
        {t(agree)}
      </Button>
      <ButtonLink href={back} kind="quiet">
        {t("consent.doNotAgree")}
      </ButtonLink>
    </>
  )
}
