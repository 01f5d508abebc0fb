/** The first few of many, and the others. A single one left over would take the room that its count does. */
export function firstOf<T>(all: readonly T[], most: number): { first: readonly T[]; rest: readonly T[] } {
  const count = all.length === most + 1 ? all.length : most
  return { first: all.slice(0, count), rest: all.slice(count) }
}
