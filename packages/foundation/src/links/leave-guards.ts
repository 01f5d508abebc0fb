/** A way out that is held until the person has said what they want. One of the two has to be called. */
export interface Departure {
  proceed(): void
  stay(): void
}

/** Something that would be lost by leaving. */
export interface LeaveGuard {
  /** Whether going from one address to the other would lose it. */
  isLeaving(to: string, from: string): boolean
  /** The way out is held. */
  onHeld(departure: Departure): void
}

/** The guards of one router. */
export interface LeaveGuards {
  /** Returns how to take the guard away. */
  add(guard: LeaveGuard): () => void
  /** The first guard that would lose something on that way. */
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

/** Whether an address is on another page: a step of a kit changes the query alone. */
export const leavesPage = (to: string, from: string) => (pathOf(to) || pathOf(from)) !== pathOf(from)

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
