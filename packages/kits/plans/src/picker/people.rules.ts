import type { AuthorizedUserType } from '@memberkit/contract'
import type { TierVM } from '../shared/tiers.rules.ts'
import { missingCover } from './tiers-shown.rules.ts'

/** The people that "Who else is covered?" offers beside the buyer. */
const peopleKinds = ['SPOUSE', 'DEPENDENT', 'ELDER', 'BUSINESS'] as const

export type PeopleKind = (typeof peopleKinds)[number]

/** Any of these types covers them. */
const typesOf: Record<PeopleKind, readonly AuthorizedUserType[]> = {
  SPOUSE: ['SPOUSE'],
  DEPENDENT: ['DEPENDENT'],
  ELDER: ['ELDER'],
  BUSINESS: ['NORMAL_USER', 'CO_OWNER'],
}

/** Returns the people that some of the tiers cover and others don't: asking about any others would decide nothing. */
export function peopleOffered(tiers: readonly Pick<TierVM, 'covers'>[]): PeopleKind[] {
  return peopleKinds.filter((kind) => {
    const covering = tiers.filter((tier) => covers(tier, kind)).length
    return covering > 0 && covering < tiers.length
  })
}

/** Returns the people that a tier leaves out of those wanted. */
export function leftOut(tier: Pick<TierVM, 'covers'>, wanted: readonly PeopleKind[]): PeopleKind[] {
  return wanted.filter((kind) => !covers(tier, kind))
}

function covers(tier: Pick<TierVM, 'covers'>, kind: PeopleKind): boolean {
  return typesOf[kind].some((type) => missingCover(tier, [type]).length === 0)
}
