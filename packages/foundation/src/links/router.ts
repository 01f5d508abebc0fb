/** How kits read and change the address: only through this, never `location` or `history` themselves. */
export interface RouterAdapter {
  /** The present address: path, query and hash. */
  current(): string
  go(address: string, options?: { replace?: boolean }): void
  /** Calls back after each change of address; answers how to stop. */
  subscribe(listener: () => void): () => void
  /** The host's page for a thing a kit speaks of (`'subscription'`, id), if it has one. */
  linkTo?(kind: string, id: string): string | undefined
}
