declare module 'virtual:snippets' {
  export interface GuideSnippet {
    id: string
    language: string
    file?: string
    code: string
    /** Runs the block, where it is a module, and answers all that it declares. */
    load?: () => Promise<Record<string, unknown>>
  }
  const snippets: readonly GuideSnippet[]
  export default snippets
}
