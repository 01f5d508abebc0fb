// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/cart/src/cart/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/cart/src/cart/useCart.ts?raw'
export { default as lineSource } from '../../../packages/kits/cart/src/cart/rules/lines.rules.ts?raw'
export { default as viewSource } from '../../../packages/kits/cart/src/cart/CartView.tsx?raw'
export { default as counter } from './examples/CartCounter.tsx?raw'
export { default as slots } from './examples/CartWithSlots.tsx?raw'
export { default as wholeCart } from './examples/WholeCart.tsx?raw'
