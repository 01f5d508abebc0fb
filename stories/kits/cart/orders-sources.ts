// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/cart/src/orders/events.ts?raw'
export { default as listSource } from '../../../packages/kits/cart/src/orders/OrdersPage.tsx?raw'
export { default as purchaseSource } from '../../../packages/kits/cart/src/purchase/PurchasePage.tsx?raw'
export { default as checkout } from './examples/Checkout.tsx?raw'
export { default as ordersOfMember } from './examples/OrdersOfMember.tsx?raw'
