import type { Operation } from '@memberkit/contract'
import { listBenefits } from '@memberkit/contract/commerce/benefits'
import { getOffer, listOffers } from '@memberkit/contract/commerce/offers'
import type { pickerLink, UnavailableReason } from '@memberkit/plans'

export const reads: readonly (readonly [Operation, string])[] = [
  [listOffers, 'The tiers, prices and supplements, unavailable ones included: one request for a place'],
  [getOffer, 'The buyer’s own plan, only where it is of another channel; fails by itself'],
  [listBenefits, 'The names of what a change would lose, and of what a tier adds; fails by itself'],
]

/** Each of the platform's pricing rules, in its own words, and the function that is it. */
export const pricing = [
  ['Tiers are sorted ascending by initial list price, falling back to renewal list price, then 0', 'sortTiers'],
  [
    'An offer counts only if its product group matches and it is available in the country and market, and in the region when a region is required',
    'offerCounts',
  ],
  [
    'Tier price lookup prefers the requested billing period, then MONTHLY, then the first price',
    'findPrice, defaultPeriod',
  ],
  [
    'Cheapest product or tier: compare the monthly price’s initial list price (first price if no monthly; missing counts as 0)',
    'cheapestTier, cheapestProduct',
  ],
  ['CAD for locales en-CA and fr-CA, USD otherwise … Default currency USD when the locale is unknown', 'currencyFor'],
  ['The billing period is shown after a slash', 'formatPrice'],
  [
    'Period labels exist for annual, biannual, daily, monthly, once, pay period, quarterly, weekly',
    'periodLabel, periodsOf',
  ],
] as const

/** Why a tier can’t be bought, the first that applies. */
const reasons: Record<UnavailableReason, readonly [when: string, shown: string]> = {
  status: [
    'Its offer isn’t AVAILABLE_FOR_SALE (D2C, NETWORK) or ENROLLABLE (GROUP)',
    'showUnavailable="all"; the current plan always',
  ],
  channel: ['It is the buyer’s own plan, and another channel or partner sells it', 'The current plan always'],
  country: ['availableInCountry is false', 'showUnavailable="all"'],
  market: ['availableInMarket is false', 'showUnavailable="all"'],
  region: ['A region is known and availableInRegion is false', 'By default, with the reason and the nearest tier'],
}
export const availability = Object.entries(reasons).map(([reason, facts]) => [reason, ...facts])

export const statuses = [
  ['AVAILABLE_FOR_SALE', 'Sold through D2C and NETWORK'],
  ['ENROLLABLE', 'Sold through GROUP'],
  ['GRANDFATHERED', 'Only as the current plan'],
  ['PENDING_APPROVAL, NEEDS_REVIEW', 'Only in a preview for staff, with a watermark; nobody can buy it'],
  ['any other value', 'Not sold'],
] as const

type Parameter = keyof Parameters<typeof pickerLink.toLink>[0]

export const parameters: Record<Parameter, readonly [example: string, what: string]> = {
  tier: ['tier-legal-family', 'Selects the tier, if it can be bought here; otherwise says so and is removed'],
  period: ['ANNUAL', 'Shows its prices, if some tier has one'],
  supplements: ['supplement-1,supplement-2', 'Adds them, as far as the tier is sold with them'],
  region: ['TX', 'Where the buyer lives, chosen here; takes precedence over the host’s, if it is in the same country'],
  view: ['compare', 'Opens the comparison of the tiers shown'],
}

export const optimism = [
  ['Tier, period, people, supplements', 'Optimistic', 'They are local; there is nothing to fail'],
  ['Region', 'Optimistic', 'The tiers of the last place stay, dimmed, until those of the next arrive'],
  ['The confirmed choice', 'The host’s', 'The kit calls onSelect and sends nothing'],
] as const

export const situations = [
  ['Loading', 'Skeletons as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty', 'That nothing is on sale; the region stays to be chosen', 'Choose another region'],
  ['None sold in the region', 'That none is, and which tiers they are', 'Choose another region'],
  ['Price missing', '“Price unavailable”; the tier can’t be chosen unless the host allows it', 'Choose another'],
  ['Prices changed', 'That they did; the selection stays', 'Nothing'],
  ['Selection no longer sold', 'Which it was, and where not', 'Choose another'],
  ['Current plan failed', 'The plans, none of them marked, and that the current one couldn’t be loaded', 'Try again'],
  ['Benefits failed', 'Prices and selection; benefits are counted instead of named', 'Try again'],
  ['Unreadable', 'Each offer, product or tier that can’t be read is said to be one', 'Nothing'],
  ['Offline', 'What was read, if anything was', 'Try again'],
  ['Failed (500 and above)', 'That it is not the person’s fault; the reference under Details', 'Try again'],
  ['Refused (400, 403, 429)', 'What the platform objects to', 'Try again, where that can help'],
  ['Signed out (401)', 'That the session is over', 'Sign in, and come back here'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control; the tiers are one stop'],
  ['Arrows on a tier', 'Select the tier before or after, past those that can’t be bought'],
  ['Space', 'Selects the tier, or adds and removes a supplement'],
  ['Enter on the button', 'Confirms the choice; nothing else does'],
] as const
