/** The settings of the protocols, in the forms of interfaces and of a machine's remote defaults. */
import type { ComponentProps } from "react"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import {
  AUTORETRY,
  DOMAIN_CHARACTERS_MAX,
  FILE_ENCODINGS,
  KEYBOARD_LAYOUTS,
  RDP_COLOUR_DEPTHS,
  RDP_DPI,
  RDP_SECURITIES,
  RDP_SIDE_PIXELS,
  RESIZE_METHODS,
  VNC_COLOUR_DEPTHS,
  VNC_CURSORS,
  VNC_KEYBOARDS,
} from "../../machines/interfaces/options/rules.ts"
import { Checkbox, NumberField, Select, TextField } from "../../web/field.tsx"
import { fieldControls } from "../../web/fields.tsx"
import { FieldRow, Legend } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"

/** Names of character sets, as standards write them. */
const ENCODING_NAMES: Record<string, string> = {
  ISO8859_1: "ISO 8859-1",
  UTF_8: "UTF-8",
  UTF_16: "UTF-16",
  CP1252: "Windows-1252",
}

export function encodingOptions(encodings: readonly string[]) {
  return encodings.map((value) => ({ value, label: ENCODING_NAMES[value] ?? value }))
}

function ColourDepthField(field: {
  name: string
  depths: readonly number[]
  /** Its text where the type of a new interface chooses. */
  empty?: string | undefined
}) {
  const { t } = useView()
  const { name, depths, empty } = field
  const options = depths.map((bits) => ({ value: `${bits}`, label: t("interfaces.bits", { count: bits }) }))
  const label = "interfaces.colourDepth"
  if (empty === undefined) return <Select name={name} label={label} options={options} required />
  return <Select name={name} label={label} options={options} empty={empty} />
}

/** A number whose limits are said below it. */
export function LimitedNumberField(
  field: ComponentProps<typeof NumberField> & { range: { min: number; max: number } },
) {
  const { min, max } = field.range
  return <NumberField {...field} hint={["interfaces.range", { from: min, to: max }]} />
}

/** @param isNew  of an interface that has no colour depth yet */
export function VncOptionFields({ isNew = false }: { isNew?: boolean }) {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.picture")}</Legend>
      <FieldRow>
        <ColourDepthField
          name="vncOptions.colourDepth"
          depths={VNC_COLOUR_DEPTHS}
          empty={isNew ? t("interfaces.colourDepthOfType") : undefined}
        />
        <Select
          required
          name="vncOptions.cursor"
          label="interfaces.cursor"
          options={VNC_CURSORS}
          optionLabels="interfaces.cursor_"
        />
        <Select
          required
          name="vncOptions.clipboardEncoding"
          label="interfaces.clipboardEncoding"
          options={encodingOptions(FILE_ENCODINGS)}
        />
      </FieldRow>
      <FieldRow>
        <Select
          required
          name="vncOptions.keyboard"
          label="interfaces.keyboard"
          options={VNC_KEYBOARDS}
          optionLabels="interfaces.keyboard_"
        />
        <LimitedNumberField
          name="vncOptions.autoretry"
          label="interfaces.autoretry"
          range={AUTORETRY}
          required
        />
      </FieldRow>
      <FieldRow>
        <Checkbox
          name="vncOptions.resizeToWindow"
          label="interfaces.resizeToWindow"
          hint="interfaces.resizeToWindowHint"
        />
        <Checkbox name="vncOptions.swapRedBlue" label="interfaces.swapRedBlue" />
      </FieldRow>
    </>
  )
}

const RESIZE_TEXTS = {
  "display-update": "interfaces.resizeInPlace",
  reconnect: "interfaces.resizeReconnect",
} as const

const RENDERING_OPTIONS = [
  "wallpaper",
  "theming",
  "fontSmoothing",
  "fullWindowDrag",
  "desktopComposition",
  "menuAnimations",
] as const

export function RdpOptionFields() {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.rdpSession")}</Legend>
      <FieldRow>
        <TextField name="rdpOptions.domain" label="interfaces.domain" max={DOMAIN_CHARACTERS_MAX} />
        <Select
          required
          name="rdpOptions.security"
          label="interfaces.security"
          options={RDP_SECURITIES}
          optionLabels="interfaces.security_"
        />
        <Select
          required
          name="rdpOptions.keyboardLayout"
          label="interfaces.keyboardLayout"
          options={KEYBOARD_LAYOUTS}
          optionLabels="interfaces.layout_"
        />
      </FieldRow>
      <FieldRow>
        <Checkbox
          name="rdpOptions.ignoreCertificate"
          label="interfaces.ignoreCertificate"
          hint="interfaces.ignoreCertificateHint"
        />
        <Checkbox name="rdpOptions.disableAuthentication" label="interfaces.disableAuthentication" />
        <Checkbox name="rdpOptions.console" label="interfaces.console" />
        <Checkbox name="rdpOptions.legacyTls" label="interfaces.legacyTls" hint="interfaces.legacyTlsHint" />
      </FieldRow>
      <Legend>{t("interfaces.picture")}</Legend>
      <FieldRow>
        {(["width", "height"] as const).map((side) => (
          <NumberField
            key={side}
            name={`rdpOptions.${side}`}
            label={`interfaces.${side}`}
            hint="interfaces.emptyFollowsWindow"
            range={RDP_SIDE_PIXELS}
          />
        ))}
        <NumberField name="rdpOptions.dpi" label="interfaces.dpi" range={RDP_DPI} />
        <ColourDepthField name="rdpOptions.colourDepth" depths={RDP_COLOUR_DEPTHS} />
        <Select
          required
          name="rdpOptions.resizeMethod"
          label="interfaces.resizeMethod"
          options={RESIZE_METHODS.map((value) => ({ value, label: t(RESIZE_TEXTS[value]) }))}
        />
      </FieldRow>
      <FieldRow>
        {RENDERING_OPTIONS.map((option) => (
          <Checkbox
            key={option}
            name={`rdpOptions.renderingOptions.${option}`}
            label={`interfaces.${option}`}
          />
        ))}
      </FieldRow>
    </>
  )
}

/** Fields of interfaces with a terminal. */
export const TERMINAL_FIELDS = {
  keepaliveInSeconds: INTERFACE_FIELDS.keepaliveInSeconds,
  fontSize: INTERFACE_FIELDS.fontSize,
  scrollback: INTERFACE_FIELDS.scrollback,
} as const

export function TerminalFields() {
  return <FieldRow>{Object.values(fieldControls(TERMINAL_FIELDS))}</FieldRow>
}
