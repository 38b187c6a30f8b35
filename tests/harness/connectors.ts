/** Connectors for tests: what a form sends, and certificates made for it. */
import { uniqueName } from "./users.ts"

export const aDedicatedConnector = (more: object = {}) => ({
  ...{ connectorType: "DEDICATED", serial: uniqueName("C"), host: "book.example.com" },
  ...more,
})

/** A self-signed authority, valid for a hundred years. */
export const CA_PEM = `-----BEGIN CERTIFICATE-----
MIIBhzCCAS2gAwIBAgIUP1SYFKb/ek/J0So+3uh+WLDkyCcwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNVGVzdCBwbGFudCBDQTAgFw0yNjExMjAyMTM2MjRaGA8yMTI2
MTAyNzIxMzYyNFowGDEWMBQGA1UEAwwNVGVzdCBwbGFudCBDQTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABK7qOt2dLlZro6SaNliI0Zm/kEf0zjKCtdjHki+5ptYB
6Ub6SOszqfxFhJesTFcyH5nA/oMoyDXTJccxavXrGiSjUzBRMB0GA1UdDgQWBBRN
A+r0yt/ZC13VJeTgVgovSYCw1zAfBgNVHSMEGDAWgBRNA+r0yt/ZC13VJeTgVgov
SYCw1zAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCDxHoFBTum
J5YYyUMdO7xNoDbt/z5xn7MNVO/JgufGGQIgLGKGC4B9XJFKxVkEFxFDUgVulDmn
vHAaVXcQb0vJSis=
-----END CERTIFICATE-----`

/** Self-signed too, and no authority. */
export const LEAF_PEM = `-----BEGIN CERTIFICATE-----
MIIBcTCCARigAwIBAgIUYecTmF1KnfrtJ8wGJNCcho+39jswCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEbGVhZjAgFw0yNjExMjAyMTM2MjRaGA8yMTI2MTAyNzIxMzYy
NFowDzENMAsGA1UEAwwEbGVhZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFQ9
qmPtBZniPjHKYIE4vZcMNC7pPLujgbK590/jZezQrxujhGKGfvhS2fFhIaVDIQAD
0jfqSU0x/QHB2AfGjy2jUDBOMB0GA1UdDgQWBBQ4Jw9/AyZw6H5CtKvlTjUg79Ku
RzAfBgNVHSMEGDAWgBQ4Jw9/AyZw6H5CtKvlTjUg79KuRzAMBgNVHRMBAf8EAjAA
MAoGCCqGSM49BAMCA0cAMEQCIAJy3yo4OjXX48Xh/RpKzh1WK3obRaROt8PJWpzY
bYy0AiBljXgVM1kBXuCb14XyHcKdCeISyY8mAGktuva2KOj5tg==
-----END CERTIFICATE-----`
