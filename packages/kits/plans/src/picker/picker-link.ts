import { StateOrProvince } from '@memberkit/contract'
import { defineLink, listOf, oneOf, text } from '@memberkit/foundation/links'

/**
 * The picker's state in the address: `?tier=tier-legal-family&period=ANNUAL&supplements=sup-1,sup-2&region=TX`.
 * `region` is where the buyer lives, if they chose it here; `view` is `compare` while the comparison is open. The people
 * to cover aren't in it: a household is nobody else's business.
 */
export const pickerLink = /* @__PURE__ */ defineLink({
  // The platform's own IDs, of any form: they are only compared.
  tier: text(/^\P{Cc}+$/u),
  period: text(),
  supplements: listOf(text()),
  region: oneOf(...StateOrProvince.options),
  view: oneOf('compare'),
})
