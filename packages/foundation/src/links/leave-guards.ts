/** Navigation that is held until the person decides. Call one of the two. */
export interface BlockedNavigation {
  proceed(): void
  cancel(): void
}

/** Guards content that leaving would lose. */
export interface LeaveGuard {
  /** Whether this navigation would lose it. */
  isLeaving(to: string, from: string): boolean
  /** Called when navigation is held. */
  onBlocked(blocked: BlockedNavigation): void
}

/** The guards of one router. */
export interface LeaveGuards {
  /** Returns a function that removes the guard. */
  add(guard: LeaveGuard): () => void
  /** Returns the first guard that this navigation concerns. */
  find(to: string, from: string): LeaveGuard | undefined
  readonly isEmpty: boolean
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>()
  return {
    add(guard) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    find: (to, from) => [...guards].find((guard) => guard.isLeaving(to, from)),
    get isEmpty() {
      return guards.size === 0
    },
  }
}

/** Whether an address is on another page: kits only change the query string. */
export const leavesPage = (to: string, from: string) => (pathOf(to) || pathOf(from)) !== pathOf(from)

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
