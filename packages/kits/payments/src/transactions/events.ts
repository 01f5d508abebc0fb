/** Events of this part of the kit. */
export interface TransactionsEvents {
  'payments.transactions.opened': { readonly id: string }
}
