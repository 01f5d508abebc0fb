// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as eventsSource } from '../../../packages/kits/payments/src/transactions/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/payments/src/transactions/shared/useTransactions.ts?raw'
export { default as pageSource } from '../../../packages/kits/payments/src/transactions/list/TransactionsPage.tsx?raw'
export { default as declinedCount } from './examples/DeclinedCount.tsx?raw'
export { default as paymentHistory } from './examples/PaymentHistory.tsx?raw'
