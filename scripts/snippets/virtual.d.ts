declare module 'virtual:snippets' {
  export interface GuideSnippet {
    id: string
    language: string
    file?: string
    code: string
    /** Runs a module block; resolves to all its declarations. */
    load?: () => Promise<Record<string, unknown>>
  }
  const snippets: readonly GuideSnippet[]
  export default snippets
}
