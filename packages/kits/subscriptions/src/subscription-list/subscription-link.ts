import { defineLink, oneOf, returnTo, text } from '@memberkit/foundation/links'

/** What leads through several steps, each with an address of its own. */
export const flows = ['cancel', 'keep', 'update-payment', 'change-plan', 'change-billing'] as const
export type Flow = (typeof flows)[number]

/** What an address can say of the kit: `?subscription=…&flow=cancel&step=review&returnTo=…`. */
export const subscriptionLink = /* @__PURE__ */ defineLink({
  subscription: text(),
  flow: oneOf(...flows),
  step: oneOf('review', 'done'),
  returnTo,
})
