/** The words of a test e-mail, in the language of the user who sends it. Pure. */
import { textToHtml } from "../../../base/rich-text.ts"

interface TestEmail {
  subject: string
  text: string
}

type TestEmailWords = (address: string, username: string) => TestEmail

const TEXTS = {
  de: (address, username) => ({
    subject: "Millwright: Test-E-Mail",
    text: `Diese E-Mail wurde von ${username} auf ${address} gesendet. Der Mailserver ist richtig eingerichtet.`,
  }),
  nl: (address, username) => ({
    subject: "Millwright: test-e-mail",
    text: `Deze e-mail is door ${username} verzonden op ${address}. De mailserver is goed ingesteld.`,
  }),
  en: (address, username) => ({
    subject: "Millwright: test e-mail",
    text: `This e-mail was sent by ${username} on ${address}. The mail server is set up correctly.`,
  }),
} satisfies Record<string, TestEmailWords>

/** @param language  code of the user's language, e.g. "en-GB"; null: English */
export function testEmailFor(language: string | null, address: string, username: string): TestEmail {
  const code = (["de", "nl"] as const).find((code) => language?.startsWith(code)) ?? "en"
  return TEXTS[code](address, username)
}

export function htmlOfText(text: string): string {
  return `<!doctype html><p>${textToHtml(text)}</p>`
}
