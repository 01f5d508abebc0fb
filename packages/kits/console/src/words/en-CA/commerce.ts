import type { WordLoaders } from '../dictionaries.ts'

export const commerceEnCA: WordLoaders = {
  benefits: () =>
    Promise.all([
      import('@memberkit/contract/words/benefits/en-CA'),
      import('@memberkit/contract/labels/commerce/benefits/en-CA'),
    ]),
  'classic-associates': async () => [await import('@memberkit/contract/words/classic-associates/en-CA')],
  'classic-automation': async () => [await import('@memberkit/contract/words/classic-automation/en-CA')],
  'classic-groups': async () => [await import('@memberkit/contract/words/classic-groups/en-CA')],
  'classic-jobs': async () => [await import('@memberkit/contract/words/classic-jobs/en-CA')],
  'classic-memberships': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-memberships/en-CA'),
      import('@memberkit/contract/labels/commerce/classic-memberships/en-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-CA'),
    ]),
  'classic-plans': async () => [await import('@memberkit/contract/words/classic-plans/en-CA')],
  'classic-retention': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-retention/en-CA'),
      import('@memberkit/contract/labels/commerce/classic-memberships/en-CA'),
    ]),
  'contract-histories': () =>
    Promise.all([
      import('@memberkit/contract/words/contract-histories/en-CA'),
      import('@memberkit/contract/labels/commerce/contract-histories/en-CA'),
    ]),
  eligibilities: async () => [await import('@memberkit/contract/words/eligibilities/en-CA')],
  entitlements: () =>
    Promise.all([
      import('@memberkit/contract/words/entitlements/en-CA'),
      import('@memberkit/contract/labels/commerce/contract-histories/en-CA'),
      import('@memberkit/contract/labels/commerce/entitlements/en-CA'),
    ]),
  invoices: () =>
    Promise.all([
      import('@memberkit/contract/words/invoices/en-CA'),
      import('@memberkit/contract/labels/commerce/invoice-items/en-CA'),
      import('@memberkit/contract/labels/commerce/invoice-journal/en-CA'),
      import('@memberkit/contract/labels/commerce/invoices/en-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-CA'),
      import('@memberkit/contract/labels/commerce/payments/en-CA'),
    ]),
  'offer-maps': () =>
    Promise.all([
      import('@memberkit/contract/words/offer-maps/en-CA'),
      import('@memberkit/contract/labels/commerce/offer-maps/en-CA'),
    ]),
  offers: () =>
    Promise.all([
      import('@memberkit/contract/words/offers/en-CA'),
      import('@memberkit/contract/labels/commerce/offers/en-CA'),
    ]),
  orders: () =>
    Promise.all([
      import('@memberkit/contract/words/orders/en-CA'),
      import('@memberkit/contract/labels/commerce/orders/en-CA'),
    ]),
  payments: () =>
    Promise.all([
      import('@memberkit/contract/words/payments/en-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-CA'),
      import('@memberkit/contract/labels/commerce/payments/en-CA'),
    ]),
  'product-families': () =>
    Promise.all([
      import('@memberkit/contract/words/product-families/en-CA'),
      import('@memberkit/contract/labels/commerce/product-families/en-CA'),
    ]),
  products: () =>
    Promise.all([
      import('@memberkit/contract/words/products/en-CA'),
      import('@memberkit/contract/labels/commerce/products/en-CA'),
    ]),
  provisioning: () =>
    Promise.all([
      import('@memberkit/contract/words/provisioning/en-CA'),
      import('@memberkit/contract/labels/commerce/provisioning/en-CA'),
    ]),
  queries: async () => [await import('@memberkit/contract/words/queries/en-CA')],
  subscriptions: () =>
    Promise.all([
      import('@memberkit/contract/words/subscriptions/en-CA'),
      import('@memberkit/contract/labels/commerce/invoice-items/en-CA'),
      import('@memberkit/contract/labels/commerce/invoices/en-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/en-CA'),
      import('@memberkit/contract/labels/commerce/payments/en-CA'),
      import('@memberkit/contract/labels/commerce/subscriptions/en-CA'),
    ]),
  taxes: () =>
    Promise.all([
      import('@memberkit/contract/words/taxes/en-CA'),
      import('@memberkit/contract/labels/commerce/taxes/en-CA'),
    ]),
}
