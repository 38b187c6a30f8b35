/** The island that shows the reference of the API. */
import { ApiReference } from "./api-reference/api-reference.tsx"
import { defineIsland } from "./define.tsx"

export default defineIsland("api-reference", ApiReference)
