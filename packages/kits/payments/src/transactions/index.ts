export type { TransactionsEvents } from './events.ts'
export { transactionLink, transactionList } from './list/transaction-list.ts'
export { Transactions, type TransactionsProps } from './list/Transactions.tsx'
export type { TransactionsPageProps, TransactionsSlots } from './list/TransactionsPage.tsx'
export {
  type Chains,
  chainsOf,
  linkTransaction,
  type Refundable,
  type TransactionChain,
  type TransactionLink,
  type TransactionLinkRule,
} from './shared/chains.rules.ts'
export {
  newTransactionActions,
  type NewTransactionName,
  transactionActions,
  type TransactionActionName,
  type TransactionTransitions,
  transactionTransitions,
} from './shared/transaction-actions.ts'
export { useCooldownOf } from './shared/useCooldownOf.ts'
export {
  type TransactionRow,
  type TransactionsData,
  type TransactionsOptions,
  useTransactions,
} from './shared/useTransactions.ts'
