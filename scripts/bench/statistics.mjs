export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

/** Measures in interleaved rounds, so that other load affects all alike; returns the values by name. */
export async function interleaved(measures, rounds) {
  const values = Object.fromEntries(Object.keys(measures).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const names = Object.keys(measures)
    for (const name of round % 2 ? names.toReversed() : names) values[name].push(await measures[name]())
  }
  return values
}
