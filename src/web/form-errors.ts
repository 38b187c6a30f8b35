/** Why a form was refused: message keys by field, or one sentence about the whole form. */
export interface FormErrors {
  /** The path that the form was posted to. */
  action: string
  errors: Readonly<Record<string, string>>
  error: string | null
  status: number
  /** The version that the form was about, unless it is outdated: the reader has seen the conflict then, and saves over the stored one. */
  version?: string | undefined
  /** Names of the fields that another user's save has left with another value than this form has. */
  differing?: readonly string[]
}
