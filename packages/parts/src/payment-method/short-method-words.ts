import type { PaymentMethodSummary } from './received.ts'

/** Says the values of `CardType` and `BankAccountType`. */
export interface MethodLabels {
  card: (type: string) => string
  account: (type: string) => string
}

/** "Visa", "Checking"; `undefined` where the platform says neither. */
export function kindWords({ cardType, bankAccountType }: PaymentMethodSummary, labels: MethodLabels) {
  return cardType ? labels.card(cardType) : bankAccountType && labels.account(bankAccountType)
}

/** A payment method where there is little room, as in a list: "Visa …4242". `undefined` where its kind is not known. */
export function shortMethodWords(method: PaymentMethodSummary, labels: MethodLabels): string | undefined {
  const kind = kindWords(method, labels)
  return kind && method.lastFour ? `${kind} …${method.lastFour}` : kind
}
