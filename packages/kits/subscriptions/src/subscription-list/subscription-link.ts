import { defineLink, oneOf, returnTo, text } from '@memberkit/foundation/links'

/** Flows of several steps, each with its own address. */
export const flows = ['cancel', 'keep', 'update-payment', 'change-plan', 'change-billing'] as const
export type Flow = (typeof flows)[number]

/** Link parameters of the kit: `?subscription=…&flow=cancel&step=review&returnTo=…`. */
export const subscriptionLink = /* @__PURE__ */ defineLink({
  subscription: text(),
  flow: oneOf(...flows),
  step: oneOf('review', 'done'),
  returnTo,
})
