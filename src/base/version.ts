import manifest from "../../package.json" with { type: "json" }

export const VERSION: string = manifest.version
export const VERSION_STRING = `Millwright ${VERSION}`
