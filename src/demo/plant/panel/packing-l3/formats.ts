/** The cases L-3 packs; sides in millimetres. */

export interface Format {
  name: string
  code: string
  lengthMm: number
  widthMm: number
  heightMm: number
  grams: number
  perLayer: readonly [columns: number, rows: number]
  layers: number
  casesPerMinute: number
}

export const FORMATS: readonly Format[] = [
  {
    name: "Case 12 × 0.5 l",
    code: "F-01",
    lengthMm: 400,
    widthMm: 300,
    heightMm: 240,
    grams: 6480,
    perLayer: [3, 2],
    layers: 6,
    casesPerMinute: 24,
  },
  {
    name: "Case 6 × 1 l",
    code: "F-02",
    lengthMm: 300,
    widthMm: 200,
    heightMm: 320,
    grams: 6300,
    perLayer: [4, 4],
    layers: 4,
    casesPerMinute: 22,
  },
  {
    name: "Tray 24 × 0.33 l",
    code: "F-03",
    lengthMm: 400,
    widthMm: 265,
    heightMm: 125,
    grams: 8350,
    perLayer: [3, 3],
    layers: 10,
    casesPerMinute: 28,
  },
  {
    name: "Display half",
    code: "F-04",
    lengthMm: 600,
    widthMm: 400,
    heightMm: 300,
    grams: 9120,
    perLayer: [2, 2],
    layers: 5,
    casesPerMinute: 16,
  },
  {
    name: "Mailer small",
    code: "F-05",
    lengthMm: 250,
    widthMm: 200,
    heightMm: 100,
    grams: 1240,
    perLayer: [4, 4],
    layers: 12,
    casesPerMinute: 32,
  },
  {
    name: "Mailer large",
    code: "F-06",
    lengthMm: 400,
    widthMm: 400,
    heightMm: 160,
    grams: 2610,
    perLayer: [3, 2],
    layers: 8,
    casesPerMinute: 26,
  },
]
