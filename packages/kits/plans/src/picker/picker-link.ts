import { defineLink, text } from '@memberkit/foundation/links'

/** The picker's state in the address: `?tier=tier-legal-family&period=ANNUAL`. */
export const pickerLink = /* @__PURE__ */ defineLink({ tier: text(), period: text() })
