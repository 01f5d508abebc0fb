import type { Translate } from '@memberkit/foundation/messages'
import { humanise } from '@memberkit/foundation/status'
import type { listEnUS } from '../messages/list/en-US.ts'
import type { PaymentMethod, PaymentMethodSummary } from './received.ts'

type Words = Translate<(typeof listEnUS)['messages']>

const cards = ['AMEX', 'DISCOVER', 'MASTERCARD', 'VISA', 'UNKNOWN'] as const
const accounts = ['CHECKING', 'SAVINGS'] as const

/** "Visa ending in 4242". Never more of a number than its last four digits. */
export function methodWords(method: PaymentMethodSummary, t: Words): string {
  const { cardType, lastFour } = method
  const kind = kindWords(method, t)
  if (!kind || !lastFour) return kind ?? t('method.other')
  const account = accountOf(method)
  return account && !cardType ? t(`method.${account}`, { lastFour }) : t('method.card', { brand: kind, lastFour })
}

/** The same where there is little room: "Visa …4242". */
export function shortMethodWords(method: PaymentMethodSummary, t: Words): string {
  const kind = kindWords(method, t)
  return kind && method.lastFour ? `${kind} …${method.lastFour}` : (kind ?? t('method.other'))
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

const accountOf = ({ bankAccountType }: PaymentMethodSummary) => accounts.find((type) => type === bankAccountType)

/** "Visa", "Checking"; `undefined` where the platform says neither. */
function kindWords(method: PaymentMethodSummary, t: Words) {
  const card = cards.find((type) => type === method.cardType)
  if (card) return t(`card.${card}`)
  const account = accountOf(method)
  return method.cardType ? humanise(method.cardType) : account && t(`account.${account}`)
}
