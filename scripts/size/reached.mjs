/** Returns a chunk with its direct and indirect imports. */
export function reached(chunk, importsOf, seen = new Set()) {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const next of importsOf(chunk)) reached(next, importsOf, seen)
  return seen
}
