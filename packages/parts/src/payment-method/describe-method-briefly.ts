import type { PaymentMethodSummary } from './received.ts'

/** Label functions of `CardType` and `BankAccountType`: `undefined` for a type that nobody knew yet. */
export interface MethodLabels {
  card: (type: string) => string | undefined
  account: (type: string) => string | undefined
}

/** Formats "Visa", "Checking"; `undefined` without a type, or for an unknown one. */
export function describeKind({ cardType, bankAccountType }: PaymentMethodSummary, labels: MethodLabels) {
  return cardType ? labels.card(cardType) : bankAccountType && labels.account(bankAccountType)
}

/** Formats a payment method as shown: "Visa •••• 4242". Digits alone for an unknown type; `undefined` without a type. */
export function describeMethodBriefly(method: PaymentMethodSummary, labels: MethodLabels): string | undefined {
  const { cardType, bankAccountType, lastFour } = method
  const kind = describeKind(method, labels)
  if (!lastFour || !(cardType || bankAccountType)) return kind
  return `${kind ? `${kind} ` : ''}••••\u00a0${lastFour}`
}
