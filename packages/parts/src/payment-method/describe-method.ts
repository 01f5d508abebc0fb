import type { Translate } from '@memberkit/foundation/messages'
import type { methodEnUS } from '../messages/method.en-US.ts'
import type { PaymentMethod, PaymentMethodSummary } from './received.ts'
import { describeKind, type MethodLabels } from './describe-method-briefly.ts'

const accounts = ['CHECKING', 'SAVINGS'] as const

/** Formats "Visa ending in 4242". Never contains more than the last four digits. */
export function describeMethod(
  method: PaymentMethodSummary,
  labels: MethodLabels,
  t: Translate<typeof methodEnUS>,
): string {
  const { cardType, bankAccountType, lastFour } = method
  const brand = describeKind(method, labels)
  if (!lastFour || !(cardType || bankAccountType)) return brand ?? t('other')
  // The wire value of a type that nobody knew yet would read as a brand.
  if (!brand) return t(cardType ? 'card.unknown' : 'account.unknown', { lastFour })
  const account = cardType ? undefined : accounts.find((type) => type === bankAccountType)
  return account ? t(account, { lastFour }) : t('card', { brand, lastFour })
}

/** Returns the summary of a payment method, as on an invoice. */
export function summaryOf({ id, card, bankAccount }: PaymentMethod): PaymentMethodSummary {
  return { id, cardType: card?.type, bankAccountType: bankAccount?.type, lastFour: (card ?? bankAccount)?.lastFour }
}

/** Formats a card's expiry month: "Feb 2026". `expiresOn` is such as `2026-02`. */
export function formatExpiry(expiresOn: string, locale: string) {
  const month = new Date(`${expiresOn}-01T00:00:00Z`)
  if (Number.isNaN(month.getTime())) return expiresOn
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format.format(month)
}

/** By locale: a format takes longer to make than all that it is for. */
const formats = new Map<string, Intl.DateTimeFormat>()
