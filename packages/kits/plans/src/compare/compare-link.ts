import { defineLink, listOf, oneOf, text } from '@memberkit/foundation/links'

/**
 * The comparison's part of an address: `?compare=tier-a,tier-b&differences=only&tier=tier-a&period=ANNUAL`. `compare`
 * has the two tiers of a narrow container, `tier` the selected one.
 */
export const compareLink = /* @__PURE__ */ defineLink({
  compare: listOf(text(), 2),
  differences: oneOf('only'),
  tier: text(/^\P{Cc}+$/u),
  period: text(/^[A-Z_]+$/),
})
