/** Splits a list into the first few and the rest. Never leaves a rest of one, whose label would take as much space. */
export function takeFirst<T>(all: readonly T[], most: number): { first: readonly T[]; rest: readonly T[] } {
  const count = all.length === most + 1 ? all.length : most
  return { first: all.slice(0, count), rest: all.slice(count) }
}
