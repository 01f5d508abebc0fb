import type { PaymentMethodSummary } from './received.ts'

/** Label functions of `CardType` and `BankAccountType`. */
export interface MethodLabels {
  card: (type: string) => string
  account: (type: string) => string
}

/** Formats "Visa", "Checking"; `undefined` without a type. */
export function describeKind({ cardType, bankAccountType }: PaymentMethodSummary, labels: MethodLabels) {
  return cardType ? labels.card(cardType) : bankAccountType && labels.account(bankAccountType)
}

/** Formats a payment method as shown: "Visa •••• 4242". `undefined` without a type. */
export function describeMethodBriefly(method: PaymentMethodSummary, labels: MethodLabels): string | undefined {
  const kind = describeKind(method, labels)
  return kind && method.lastFour ? `${kind} ••••\u00a0${method.lastFour}` : kind
}
