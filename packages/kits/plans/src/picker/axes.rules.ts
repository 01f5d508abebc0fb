import type { TierVM } from '../shared/tiers.rules.ts'

export type Household = 'individual' | 'family'

/** The place of a tier in the matrix of people and credit bureaus. */
export interface TierAxes {
  readonly household: Household
  readonly bureaus: 1 | 3
}

/** The tiers of a full matrix, by people and bureaus. */
export type TierMatrix = Readonly<Record<Household, Readonly<Record<1 | 3, TierVM>>>>

const households: readonly Household[] = ['individual', 'family']
const bureauCounts = [1, 3] as const

/** Returns a tier's place by whom it covers and its internal name; undefined if its name tells of no bureaus. */
export function axesOf({ covers, bureaus }: TierVM): TierAxes | undefined {
  if (!bureaus) return undefined
  return { household: covers.some((type) => type !== 'PRIMARY') ? 'family' : 'individual', bureaus }
}

/** Returns the matrix of the tiers, if each of its places has exactly one of them. */
export function matrixOf(
  tiers: readonly TierVM[],
  placeOf: (tier: TierVM) => TierAxes | undefined = axesOf,
): TierMatrix | undefined {
  const at = (household: Household, bureaus: 1 | 3) =>
    tiers.filter((tier) => {
      const place = placeOf(tier)
      return place?.household === household && place.bureaus === bureaus
    })
  const isFull = households.every((household) => bureauCounts.every((bureaus) => at(household, bureaus).length === 1))
  if (!isFull || tiers.length !== households.length * bureauCounts.length) return undefined
  const row = (household: Household) => ({ 1: at(household, 1)[0]!, 3: at(household, 3)[0]! })
  return { individual: row('individual'), family: row('family') }
}

/** Returns whom both tiers of a household cover; undefined where that is nobody. */
export function sharedCoverOf(matrix: TierMatrix, household: Household): TierVM['covers'] | undefined {
  const { 1: one, 3: three } = matrix[household]
  const shared = one.covers.filter((type) => three.covers.includes(type))
  return shared.length > 0 ? shared : undefined
}

/** Returns a tier's place in a matrix. */
export function placeIn(matrix: TierMatrix, key: string | undefined): TierAxes | undefined {
  for (const household of households) {
    for (const bureaus of bureauCounts) if (matrix[household][bureaus].key === key) return { household, bureaus }
  }
  return undefined
}
