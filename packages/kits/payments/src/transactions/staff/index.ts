export type { MoneyActionName, TransactionIntent } from './calls.ts'
export {
  NewTransactionMenu,
  type NewTransactionMenuProps,
  TransactionMenu,
  type TransactionMenuProps,
  TransactionRowMenu,
} from './menus.tsx'
export { TransactionActionDialog, type TransactionActionDialogProps } from './TransactionActionDialog.tsx'
