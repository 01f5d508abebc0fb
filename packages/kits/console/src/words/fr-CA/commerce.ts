import type { WordLoaders } from '../dictionaries.ts'

export const commerceFrCA: WordLoaders = {
  benefits: () =>
    Promise.all([
      import('@memberkit/contract/words/benefits/fr-CA'),
      import('@memberkit/contract/labels/commerce/benefits/fr-CA'),
    ]),
  'classic-associates': async () => [await import('@memberkit/contract/words/classic-associates/fr-CA')],
  'classic-automation': async () => [await import('@memberkit/contract/words/classic-automation/fr-CA')],
  'classic-groups': async () => [await import('@memberkit/contract/words/classic-groups/fr-CA')],
  'classic-jobs': async () => [await import('@memberkit/contract/words/classic-jobs/fr-CA')],
  'classic-memberships': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-memberships/fr-CA'),
      import('@memberkit/contract/labels/commerce/classic-memberships/fr-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/fr-CA'),
    ]),
  'classic-plans': async () => [await import('@memberkit/contract/words/classic-plans/fr-CA')],
  'classic-retention': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-retention/fr-CA'),
      import('@memberkit/contract/labels/commerce/classic-memberships/fr-CA'),
    ]),
  'contract-histories': () =>
    Promise.all([
      import('@memberkit/contract/words/contract-histories/fr-CA'),
      import('@memberkit/contract/labels/commerce/contract-histories/fr-CA'),
    ]),
  eligibilities: async () => [await import('@memberkit/contract/words/eligibilities/fr-CA')],
  entitlements: () =>
    Promise.all([
      import('@memberkit/contract/words/entitlements/fr-CA'),
      import('@memberkit/contract/labels/commerce/contract-histories/fr-CA'),
      import('@memberkit/contract/labels/commerce/entitlements/fr-CA'),
    ]),
  invoices: () =>
    Promise.all([
      import('@memberkit/contract/words/invoices/fr-CA'),
      import('@memberkit/contract/labels/commerce/invoice-items/fr-CA'),
      import('@memberkit/contract/labels/commerce/invoice-journal/fr-CA'),
      import('@memberkit/contract/labels/commerce/invoices/fr-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/fr-CA'),
      import('@memberkit/contract/labels/commerce/payments/fr-CA'),
    ]),
  'offer-maps': () =>
    Promise.all([
      import('@memberkit/contract/words/offer-maps/fr-CA'),
      import('@memberkit/contract/labels/commerce/offer-maps/fr-CA'),
    ]),
  offers: () =>
    Promise.all([
      import('@memberkit/contract/words/offers/fr-CA'),
      import('@memberkit/contract/labels/commerce/offers/fr-CA'),
    ]),
  orders: () =>
    Promise.all([
      import('@memberkit/contract/words/orders/fr-CA'),
      import('@memberkit/contract/labels/commerce/orders/fr-CA'),
    ]),
  payments: () =>
    Promise.all([
      import('@memberkit/contract/words/payments/fr-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/fr-CA'),
      import('@memberkit/contract/labels/commerce/payments/fr-CA'),
    ]),
  'product-families': () =>
    Promise.all([
      import('@memberkit/contract/words/product-families/fr-CA'),
      import('@memberkit/contract/labels/commerce/product-families/fr-CA'),
    ]),
  products: () =>
    Promise.all([
      import('@memberkit/contract/words/products/fr-CA'),
      import('@memberkit/contract/labels/commerce/products/fr-CA'),
    ]),
  provisioning: () =>
    Promise.all([
      import('@memberkit/contract/words/provisioning/fr-CA'),
      import('@memberkit/contract/labels/commerce/provisioning/fr-CA'),
    ]),
  queries: async () => [await import('@memberkit/contract/words/queries/fr-CA')],
  subscriptions: () =>
    Promise.all([
      import('@memberkit/contract/words/subscriptions/fr-CA'),
      import('@memberkit/contract/labels/commerce/invoice-items/fr-CA'),
      import('@memberkit/contract/labels/commerce/invoices/fr-CA'),
      import('@memberkit/contract/labels/commerce/payment-methods/fr-CA'),
      import('@memberkit/contract/labels/commerce/payments/fr-CA'),
      import('@memberkit/contract/labels/commerce/subscriptions/fr-CA'),
    ]),
  taxes: () =>
    Promise.all([
      import('@memberkit/contract/words/taxes/fr-CA'),
      import('@memberkit/contract/labels/commerce/taxes/fr-CA'),
    ]),
}
