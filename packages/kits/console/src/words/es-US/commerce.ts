import type { WordLoaders } from '../dictionaries.ts'

export const commerceEsUS: WordLoaders = {
  benefits: () =>
    Promise.all([
      import('@memberkit/contract/words/benefits/es-US'),
      import('@memberkit/contract/labels/commerce/benefits/es-US'),
    ]),
  'classic-associates': async () => [await import('@memberkit/contract/words/classic-associates/es-US')],
  'classic-automation': async () => [await import('@memberkit/contract/words/classic-automation/es-US')],
  'classic-groups': async () => [await import('@memberkit/contract/words/classic-groups/es-US')],
  'classic-jobs': async () => [await import('@memberkit/contract/words/classic-jobs/es-US')],
  'classic-memberships': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-memberships/es-US'),
      import('@memberkit/contract/labels/commerce/classic-memberships/es-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/es-US'),
    ]),
  'classic-plans': async () => [await import('@memberkit/contract/words/classic-plans/es-US')],
  'classic-retention': () =>
    Promise.all([
      import('@memberkit/contract/words/classic-retention/es-US'),
      import('@memberkit/contract/labels/commerce/classic-memberships/es-US'),
    ]),
  'contract-histories': () =>
    Promise.all([
      import('@memberkit/contract/words/contract-histories/es-US'),
      import('@memberkit/contract/labels/commerce/contract-histories/es-US'),
    ]),
  eligibilities: async () => [await import('@memberkit/contract/words/eligibilities/es-US')],
  entitlements: () =>
    Promise.all([
      import('@memberkit/contract/words/entitlements/es-US'),
      import('@memberkit/contract/labels/commerce/contract-histories/es-US'),
      import('@memberkit/contract/labels/commerce/entitlements/es-US'),
    ]),
  invoices: () =>
    Promise.all([
      import('@memberkit/contract/words/invoices/es-US'),
      import('@memberkit/contract/labels/commerce/invoice-items/es-US'),
      import('@memberkit/contract/labels/commerce/invoice-journal/es-US'),
      import('@memberkit/contract/labels/commerce/invoices/es-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/es-US'),
      import('@memberkit/contract/labels/commerce/payments/es-US'),
    ]),
  'offer-maps': () =>
    Promise.all([
      import('@memberkit/contract/words/offer-maps/es-US'),
      import('@memberkit/contract/labels/commerce/offer-maps/es-US'),
    ]),
  offers: () =>
    Promise.all([
      import('@memberkit/contract/words/offers/es-US'),
      import('@memberkit/contract/labels/commerce/offers/es-US'),
    ]),
  orders: () =>
    Promise.all([
      import('@memberkit/contract/words/orders/es-US'),
      import('@memberkit/contract/labels/commerce/orders/es-US'),
    ]),
  payments: () =>
    Promise.all([
      import('@memberkit/contract/words/payments/es-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/es-US'),
      import('@memberkit/contract/labels/commerce/payments/es-US'),
    ]),
  'product-families': () =>
    Promise.all([
      import('@memberkit/contract/words/product-families/es-US'),
      import('@memberkit/contract/labels/commerce/product-families/es-US'),
    ]),
  products: () =>
    Promise.all([
      import('@memberkit/contract/words/products/es-US'),
      import('@memberkit/contract/labels/commerce/products/es-US'),
    ]),
  provisioning: () =>
    Promise.all([
      import('@memberkit/contract/words/provisioning/es-US'),
      import('@memberkit/contract/labels/commerce/provisioning/es-US'),
    ]),
  queries: async () => [await import('@memberkit/contract/words/queries/es-US')],
  subscriptions: () =>
    Promise.all([
      import('@memberkit/contract/words/subscriptions/es-US'),
      import('@memberkit/contract/labels/commerce/invoice-items/es-US'),
      import('@memberkit/contract/labels/commerce/invoices/es-US'),
      import('@memberkit/contract/labels/commerce/payment-methods/es-US'),
      import('@memberkit/contract/labels/commerce/payments/es-US'),
      import('@memberkit/contract/labels/commerce/subscriptions/es-US'),
    ]),
  taxes: () =>
    Promise.all([
      import('@memberkit/contract/words/taxes/es-US'),
      import('@memberkit/contract/labels/commerce/taxes/es-US'),
    ]),
}
