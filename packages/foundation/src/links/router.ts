import type { LeaveGuard } from './leave-guards.ts'

/** How kits read and change the address: only through this, never `location` or `history` themselves. */
export interface RouterAdapter {
  /** The present address: path, query and hash. May be the old one for a while after `go`. */
  current(): string
  go(address: string, options?: { replace?: boolean }): void
  /** Calls back after each change of address; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** The host's page for a thing a kit speaks of (`'subscription'`, id), if it has one. */
  linkTo?(kind: string, id: string): string | undefined
  /**
   * Whether the router shows this address of the site by itself. For every other one the browser loads the page.
   * @default () => true
   */
  owns?(address: string): boolean
  /**
   * Asks a guard before the router goes anywhere by itself: by a link of the site, or Back. Returns how to take the guard
   * away. Absent where the router cannot be held; what goes through `go` is guarded without it.
   */
  guard?(guard: LeaveGuard): () => void
}
