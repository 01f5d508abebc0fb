export { Purchase, type PurchaseProps } from './Purchase.tsx'
export type { PurchasePageProps, PurchaseSlots } from './PurchasePage.tsx'
export { purchaseLink } from './purchase-link.ts'
export type { PaymentKind } from './purchase.rules.ts'
