import { defineLink, returnTo, text } from '@memberkit/foundation/links'

/**
 * Link parameters of the page: they open one invoice, one plan or a step of it, or the whole page. The kits read them,
 * too: `?invoice=…&flow=pay`, `?subscription=…&flow=cancel&step=review&returnTo=…`, `?flow=add`.
 */
export const billingLink = /* @__PURE__ */ defineLink({
  invoice: text(),
  subscription: text(),
  flow: text(),
  step: text(),
  returnTo,
})

/** Ids of the sections, so that a link can lead to one: `/billing#billing-invoices`. */
export const billingAnchors = {
  plans: 'billing-plans',
  methods: 'billing-methods',
  invoices: 'billing-invoices',
} as const

interface Place {
  invoice?: string
  subscription?: string
  flow?: string
}

/** Returns which section has the page to itself; `undefined` for all of them, also below a dialog. */
export function focusOf({ invoice, subscription, flow }: Place, flowAs?: 'page' | 'dialog') {
  if (invoice !== undefined) return 'invoices'
  const isOver = flowAs === 'dialog' && (flow === 'cancel' || flow === 'keep')
  return subscription !== undefined && !isOver ? 'plans' : undefined
}
