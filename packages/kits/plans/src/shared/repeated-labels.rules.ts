import type { TierVM } from './tiers.rules.ts'

/** Returns the labels that several tiers share: their products tell them apart. */
export function repeatedLabels(tiers: readonly TierVM[]): ReadonlySet<string> {
  const labels = tiers.map(({ label }) => label.text)
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index))
}
