/** The users of the demo plant: one set for the demo, the tests and the screenshots. */

export const DEMO_CUSTOMER = "Van der Meer Components"

export const DEMO_GROUPS = {
  maintenance: "Maintenance Hall 2",
  experts: "External experts",
  approvers: "Approvers",
} as const
export type DemoGroup = keyof typeof DEMO_GROUPS

interface DemoUser {
  username: string
  firstname: string
  surname: string
  email: string
  groups: readonly DemoGroup[]
  superuser?: boolean
  /** Null for users who are only listed and never sign in. */
  password: string | null
}

/** The four who sign in; the demo prints their passwords. */
export const DEMO_ACCOUNTS = [
  {
    username: "technician",
    firstname: "Tom",
    surname: "Berger",
    email: "tom.berger@vandermeer.example",
    groups: ["maintenance"],
    password: "technician-demo-2026",
  },
  {
    username: "expert",
    firstname: "Eva",
    surname: "Lindqvist",
    email: "eva.lindqvist@kessler-pressen.example",
    groups: ["experts"],
    password: "expert-demo-2026",
  },
  {
    username: "approver",
    firstname: "Anna",
    surname: "de Vries",
    email: "anna.devries@vandermeer.example",
    groups: ["approvers"],
    password: "approver-demo-2026",
  },
  {
    username: "administrator",
    firstname: "Max",
    surname: "Keller",
    email: "max.keller@vandermeer.example",
    groups: [],
    superuser: true,
    password: "administrator-demo-2026",
  },
] as const satisfies readonly DemoUser[]

const colleague = (username: string, firstname: string, surname: string, group: DemoGroup): DemoUser => ({
  username,
  firstname,
  surname,
  email: `${username}@vandermeer.example`,
  groups: [group],
  password: null,
})

const DEMO_COLLEAGUES: readonly DemoUser[] = [
  colleague("s.bakker", "Sanne", "Bakker", "maintenance"),
  colleague("l.brandt", "Lukas", "Brandt", "maintenance"),
  colleague("f.visser", "Femke", "Visser", "maintenance"),
  colleague("m.nowak", "Marek", "Nowak", "maintenance"),
  colleague("j.deboer", "Joost", "de Boer", "approvers"),
  colleague("h.okafor", "Henry", "Okafor", "experts"),
]

export const DEMO_USERS: readonly DemoUser[] = [...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES]
