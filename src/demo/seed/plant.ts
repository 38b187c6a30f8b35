/** The machines of the demo plant: three with fake targets behind them, and a hall full around them. */

/** Root first; the others are below it. */
export const DEMO_PLANT_GROUP = { name: "Plant Rotterdam", location: "Waalhaven, Rotterdam" }
export const DEMO_HALLS = {
  press: { name: "Press shop", location: "Hall 2 north", description: "Hydraulic and mechanical presses" },
  robotics: { name: "Robotics", location: "Hall 2 south", description: "Welding and handling cells" },
  packaging: { name: "Packaging", location: "Hall 3", description: "Filling, packing and palletising" },
  machining: { name: "Machining", location: "Hall 1", description: "CNC mills, lathes and grinders" },
  utilities: { name: "Utilities", location: "Energy building", description: "Air, water, heat and power" },
} as const
type DemoHall = keyof typeof DEMO_HALLS

interface DemoMachine {
  name: string
  hall: DemoHall
  serial: string
  manufacturer: string
  type: string
  softwareVersion: string
  location: string
  responsibleUser: string
}

export const PRESS_P7 = "Press P-7"
export const PRESS_P8 = "Press P-8"
export const ROBOT_R2 = "Robot cell R-2"
export const LINE_L3 = "Packing line L-3"

interface MachineSeries {
  hall: DemoHall
  kind: string
  letter: string
  count: number
  maker: string
  models: readonly string[]
  software: string
  place: string
  responsible: string
}

const MACHINE_SERIES: readonly MachineSeries[] = [
  {
    hall: "press",
    kind: "Press",
    letter: "P",
    count: 14,
    maker: "Kessler Pressen",
    models: ["HKP 630", "HKP 1000", "HKP 1600"],
    software: "PressControl 4.2",
    place: "Hall 2, bay",
    responsible: "Tom Berger",
  },
  {
    hall: "robotics",
    kind: "Robot cell",
    letter: "R",
    count: 16,
    maker: "Nordrobot",
    models: ["NR-165 weld", "NR-210 handling", "NR-90 deburr"],
    software: "NRC 7.11",
    place: "Hall 2, cell row",
    responsible: "Lukas Brandt",
  },
  {
    hall: "packaging",
    kind: "Packing line",
    letter: "L",
    count: 8,
    maker: "Packwell",
    models: ["Flow 300", "Flow 450"],
    software: "LineView 2.8",
    place: "Hall 3, line",
    responsible: "Sanne Bakker",
  },
  {
    hall: "packaging",
    kind: "Palletiser",
    letter: "K",
    count: 6,
    maker: "Packwell",
    models: ["Stack 12", "Stack 20"],
    software: "LineView 2.6",
    place: "Hall 3, dock",
    responsible: "Sanne Bakker",
  },
  {
    hall: "machining",
    kind: "Milling centre",
    letter: "M",
    count: 12,
    maker: "Alpina Maschinen",
    models: ["AM 5X-800", "AM 4X-500"],
    software: "AlpiCNC 9.1",
    place: "Hall 1, row A, place",
    responsible: "Femke Visser",
  },
  {
    hall: "machining",
    kind: "Lathe",
    letter: "D",
    count: 8,
    maker: "Alpina Maschinen",
    models: ["AT 320", "AT 450 twin"],
    software: "AlpiCNC 8.7",
    place: "Hall 1, row B, place",
    responsible: "Femke Visser",
  },
  {
    hall: "utilities",
    kind: "Compressor",
    letter: "C",
    count: 5,
    maker: "Aerovolt",
    models: ["AV 75", "AV 110 VSD"],
    software: "AeroLink 3.0",
    place: "Energy building, room",
    responsible: "Marek Nowak",
  },
  {
    hall: "utilities",
    kind: "Chiller",
    letter: "W",
    count: 4,
    maker: "Thermatec",
    models: ["TC 220", "TC 350"],
    software: "TC-Pilot 1.9",
    place: "Roof, frame",
    responsible: "Marek Nowak",
  },
]

/** All machines, always the same: 73 with P-7, R-2 and L-3 among them. */
export function demoMachines(): DemoMachine[] {
  return MACHINE_SERIES.flatMap((family) =>
    Array.from({ length: family.count }, (_, index) => machine(family, index + 1)),
  )
}

function machine(family: MachineSeries, number: number): DemoMachine {
  const year = 11 + ((number * 5 + family.letter.charCodeAt(0)) % 13)
  const batch = 1000 + ((number * 7919 + family.letter.charCodeAt(0) * 131) % 9000)
  return {
    name: `${family.kind} ${family.letter}-${number}`,
    hall: family.hall,
    serial: `${family.letter}${year}-${batch}`,
    manufacturer: family.maker,
    type: family.models[number % family.models.length] ?? "",
    softwareVersion: `${family.software}.${number % 4}`,
    location: `${family.place} ${number}`,
    responsibleUser: family.responsible,
  }
}
