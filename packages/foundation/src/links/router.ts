import type { LeaveGuard } from './leave-guards.ts'

/** The kits' access to the URL, to read and change it: never through `location` or `history` directly. */
export interface RouterAdapter {
  /** Returns the current path, query and hash. May be the old one for a while after `go`. */
  current(): string
  go(address: string, options?: { replace?: boolean }): void
  /** Calls the listener after each change of address; returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Returns the host's page for an entity (`'subscription'`, id), if there is one. */
  linkTo?(kind: string, id: string): string | undefined
  /**
   * Whether the router handles this address of the site. The browser loads every other.
   * @default () => true
   */
  owns?(address: string): boolean
  /**
   * Asks a guard before navigation that didn't come from `go`: links of the site, or Back. Returns a function that
   * removes the guard. Absent if the router can't be held; `go` is guarded without it.
   */
  guard?(guard: LeaveGuard): () => void
}
