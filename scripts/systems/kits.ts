/**
 * The services that each hand-made kit is the screen of. A kit reads other services as well: an invoice shows the payment
 * method that paid it.
 */
export const servicesOfKits: Readonly<Record<string, readonly string[]>> = {
  'billing-center': ['subscriptions', 'payments', 'invoices'],
  branches: ['branches'],
  cart: ['cart', 'orders', 'taxes'],
  entitlements: ['entitlements'],
  invoices: ['invoices'],
  payments: ['payments'],
  plans: ['products', 'offers', 'product-families', 'benefits', 'eligibilities'],
  resolutions: ['resolutions'],
  subscriptions: ['subscriptions'],
  timeline: ['notes', 'auto-comments', 'contract-histories'],
}

/** Kits that are the screen of every service. */
export const kitsOfEveryService = ['console'] as const
