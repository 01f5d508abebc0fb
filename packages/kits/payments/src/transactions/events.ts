/** Events of this part of the kit. */
export interface TransactionsEvents {
  /** A transaction was opened. */
  'payments.transaction.opened': { readonly transactionId: string }
  /** Staff created a transaction. `status` is the bank's answer, so it may have been declined. */
  'payments.transaction.created': {
    readonly transactionId: string
    readonly type: string
    readonly status: string
  }
  /** Rows were downloaded or printed. */
  'payments.transactions.exported': { readonly format: 'csv' | 'print'; readonly count: number }
}
