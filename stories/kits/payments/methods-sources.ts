// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/payments/src/methods/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/payments/src/methods/useWallet.ts?raw'
export { default as pageSource } from '../../../packages/kits/payments/src/methods/PaymentMethodsPage.tsx?raw'
export { default as setupSource } from '../../../packages/kits/payments/src/methods/setup.ts?raw'
export { default as tokenizerSource } from '../../../packages/kits/payments/src/tokenizer/tokenizer.ts?raw'
export { default as protocolSource } from '../../../packages/kits/payments/src/tokenizer/frame-protocol.ts?raw'
export { default as headless } from './examples/WalletCount.tsx?raw'
export { default as inPurchase } from './examples/PayStep.tsx?raw'
export { default as vendorFrame } from './examples/VendorFrame.tsx?raw'
export { default as wholeWallet } from './examples/WholeWallet.tsx?raw'
