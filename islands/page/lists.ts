/** Around lists: rows of tabs, trees that narrow them, and links to their files. */
import "./branches.ts"
import "./same-query.ts"
import "./tabs.ts"
