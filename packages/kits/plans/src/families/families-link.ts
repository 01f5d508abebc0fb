import { defineLink, listOf, returnTo, text } from '@memberkit/foundation/links'

/** The families' part of an address: `?family=…&category=legal,identity&returnTo=…`. */
export const familiesLink = /* @__PURE__ */ defineLink({
  family: text(),
  category: listOf(text()),
  returnTo,
})
