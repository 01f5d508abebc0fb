// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/cart/src/taxes/events.ts?raw'
export { default as pageSource } from '../../../packages/kits/cart/src/taxes/TaxesPage.tsx?raw'
export { default as ratesForStaff } from './examples/RatesForStaff.tsx?raw'
