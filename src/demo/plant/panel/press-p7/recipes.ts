/** The products that P-7 can press, and the settings that users may change. */

export interface Recipe {
  name: string
  article: string
  pressureBar: number
  holdS: number
  speedMmS: number
  cushionKn: number
  tool: string
  sheetMm: number
  toolStrokes: string
}

export const RECIPES: readonly Recipe[] = [
  {
    name: "Door inner left",
    article: "A-4471",
    pressureBar: 185,
    holdS: 1.2,
    speedMmS: 240,
    cushionKn: 90,
    tool: "W-118 L",
    sheetMm: 0.8,
    toolStrokes: "182 440",
  },
  {
    name: "Door inner right",
    article: "A-4472",
    pressureBar: 185,
    holdS: 1.2,
    speedMmS: 240,
    cushionKn: 90,
    tool: "W-118 R",
    sheetMm: 0.8,
    toolStrokes: "180 902",
  },
  {
    name: "Bonnet frame",
    article: "B-2210",
    pressureBar: 205,
    holdS: 1.6,
    speedMmS: 210,
    cushionKn: 120,
    tool: "W-204",
    sheetMm: 1.0,
    toolStrokes: "96 315",
  },
  {
    name: "Seat shell",
    article: "S-0935",
    pressureBar: 150,
    holdS: 0.8,
    speedMmS: 280,
    cushionKn: 60,
    tool: "W-077",
    sheetMm: 0.65,
    toolStrokes: "221 087",
  },
]

export interface Setting {
  key: "pressureBar" | "holdS" | "speedMmS" | "cushionKn"
  label: string
  unit: string
  step: number
  min: number
  max: number
  decimals: number
}

export const SETTINGS: readonly Setting[] = [
  { key: "pressureBar", label: "Working pressure", unit: "bar", step: 1, min: 80, max: 250, decimals: 0 },
  { key: "holdS", label: "Hold time", unit: "s", step: 0.1, min: 0.2, max: 5, decimals: 1 },
  { key: "speedMmS", label: "Approach speed", unit: "mm/s", step: 10, min: 60, max: 320, decimals: 0 },
  { key: "cushionKn", label: "Cushion force", unit: "kN", step: 5, min: 20, max: 200, decimals: 0 },
]
