// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as pageSource } from '../../../packages/kits/billing-center/src/BillingPage.tsx?raw'
