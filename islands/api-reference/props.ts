/** What the page tells the island `api-reference`; JSON. */
export interface ApiReferenceProps {
  /** Address of the bundle of Redoc. */
  script: string
  /** Address of the OpenAPI document. */
  document: string
  /** Shown until the reference is there. */
  loading: string
  /** Shown when the bundle or the document could not be loaded. */
  failed: string
}
