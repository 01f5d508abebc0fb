import type { WordLoaders } from '../dictionaries.ts'

export const commerceEnUS: WordLoaders = {
  benefits: () =>
    Promise.all([
      import('@memberkit/contract/words/benefits/en-US'),
      import('@memberkit/contract/labels/commerce/benefits/en-US'),
    ]),
  'classic-associates': async () => [await import('@memberkit/contract/words/classic-associates/en-US')],
  'classic-automation': async () => [await import('@memberkit/contract/words/classic-automation/en-US')],
  'classic-groups': async () => [await import('@memberkit/contract/words/classic-groups/en-US')],
  'classic-jobs': async () => [await import('@memberkit/contract/words/classic-jobs/en-US')],
  'classic-memberships': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-memberships/en-US'),
      import('@memberkit/contract/labels/commerce/classic-memberships/en-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-US'),
    ]),
  'classic-plans': async () => [await import('@memberkit/contract/words/classic-plans/en-US')],
  'classic-retention': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-retention/en-US'),
      import('@memberkit/contract/labels/commerce/classic-memberships/en-US'),
    ]),
  'contract-histories': () =>
    Promise.all([
      import('@memberkit/contract/words/contract-histories/en-US'),
      import('@memberkit/contract/labels/commerce/contract-histories/en-US'),
    ]),
  eligibilities: async () => [await import('@memberkit/contract/words/eligibilities/en-US')],
  entitlements: () =>
    Promise.all([
      import('@memberkit/contract/words/entitlements/en-US'),
      import('@memberkit/contract/labels/commerce/contract-histories/en-US'),
      import('@memberkit/contract/labels/commerce/entitlements/en-US'),
    ]),
  invoices: () =>
    Promise.all([
      import('@memberkit/contract/words/invoices/en-US'),
      import('@memberkit/contract/labels/commerce/invoice-items/en-US'),
      import('@memberkit/contract/labels/commerce/invoice-journal/en-US'),
      import('@memberkit/contract/labels/commerce/invoices/en-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-US'),
      import('@memberkit/contract/labels/commerce/payments/en-US'),
    ]),
  'offer-maps': () =>
    Promise.all([
      import('@memberkit/contract/words/offer-maps/en-US'),
      import('@memberkit/contract/labels/commerce/offer-maps/en-US'),
    ]),
  offers: () =>
    Promise.all([
      import('@memberkit/contract/words/offers/en-US'),
      import('@memberkit/contract/labels/commerce/offers/en-US'),
    ]),
  orders: () =>
    Promise.all([
      import('@memberkit/contract/words/orders/en-US'),
      import('@memberkit/contract/labels/commerce/orders/en-US'),
    ]),
  payments: () =>
    Promise.all([
      import('@memberkit/contract/words/payments/en-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-US'),
      import('@memberkit/contract/labels/commerce/payments/en-US'),
    ]),
  'product-families': () =>
    Promise.all([
      import('@memberkit/contract/words/product-families/en-US'),
      import('@memberkit/contract/labels/commerce/product-families/en-US'),
    ]),
  products: () =>
    Promise.all([
      import('@memberkit/contract/words/products/en-US'),
      import('@memberkit/contract/labels/commerce/products/en-US'),
    ]),
  provisioning: () =>
    Promise.all([
      import('@memberkit/contract/words/provisioning/en-US'),
      import('@memberkit/contract/labels/commerce/provisioning/en-US'),
    ]),
  queries: async () => [await import('@memberkit/contract/words/queries/en-US')],
  subscriptions: () =>
    Promise.all([
      import('@memberkit/contract/words/subscriptions/en-US'),
      import('@memberkit/contract/labels/commerce/invoice-items/en-US'),
      import('@memberkit/contract/labels/commerce/invoices/en-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-US'),
      import('@memberkit/contract/labels/commerce/payments/en-US'),
      import('@memberkit/contract/labels/commerce/subscriptions/en-US'),
    ]),
  taxes: () =>
    Promise.all([
      import('@memberkit/contract/words/taxes/en-US'),
      import('@memberkit/contract/labels/commerce/taxes/en-US'),
    ]),
}
