import type { Translate } from '@memberkit/foundation/messages'
import { humanise } from '@memberkit/foundation/status'
import type { listEnUS } from '../messages/list/en-US.ts'
import type { PaymentMethod, PaymentMethodSummary } from './received.ts'

type Words = Translate<(typeof listEnUS)['messages']>

const cards = ['AMEX', 'DISCOVER', 'MASTERCARD', 'VISA', 'UNKNOWN'] as const
const accounts = ['CHECKING', 'SAVINGS'] as const

/** "Visa ending in 4242". Never more of a number than its last four digits. */
export function methodWords(method: PaymentMethodSummary, t: Words): string {
  const { cardType, bankAccountType, lastFour = '' } = method
  if (cardType) return t('method.card', { brand: known(cards, cardType, (card) => t(`card.${card}`)), lastFour })
  const account = accounts.find((type) => type === bankAccountType)
  return account ? t(`method.${account}`, { lastFour }) : t('method.other')
}

/** The same where there is little room: "Visa …4242". */
export function shortMethodWords(method: PaymentMethodSummary, t: Words): string {
  const { cardType, bankAccountType, lastFour } = method
  const account = accounts.find((type) => type === bankAccountType)
  const kind = cardType ? known(cards, cardType, (card) => t(`card.${card}`)) : account && t(`account.${account}`)
  return kind && lastFour ? `${kind} …${lastFour}` : methodWords(method, t)
}

/** What an invoice would carry of a whole payment method. */
export function summaryOf({ id, card, bankAccount }: PaymentMethod): PaymentMethodSummary {
  return { id, cardType: card?.type, bankAccountType: bankAccount?.type, lastFour: (card ?? bankAccount)?.lastFour }
}

/** The month a card is good until: "Feb 2026". `expiresOn` is `2026-02`. */
export function expiryWords(expiresOn: string, locale: string) {
  const month = new Date(`${expiresOn}-01T00:00:00Z`)
  if (Number.isNaN(month.getTime())) return expiresOn
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month)
}

function known<T extends string>(values: readonly T[], value: string, words: (value: T) => string) {
  const found = values.find((one) => one === value)
  return found ? words(found) : humanise(value)
}
