import type { Translate } from '@memberkit/foundation/messages'
import type { methodDetailEnUS } from '../messages/method-detail.en-US.ts'
import type { PaymentMethod, PaymentMethodSummary } from './received.ts'
import { accountOf, kindWords, type KindWords } from './short-method-words.ts'

/** "Visa ending in 4242". Never more of a number than its last four digits. */
export function methodWords(
  method: PaymentMethodSummary,
  kinds: KindWords,
  t: Translate<typeof methodDetailEnUS>,
): string {
  const { cardType, lastFour } = method
  const kind = kindWords(method, kinds)
  if (!kind || !lastFour) return kind ?? kinds('other')
  const account = accountOf(method)
  return account && !cardType ? t(account, { lastFour }) : t('card', { brand: kind, lastFour })
}

/** Returns what an invoice would carry of a whole payment method. */
export function summaryOf({ id, card, bankAccount }: PaymentMethod): PaymentMethodSummary {
  return { id, cardType: card?.type, bankAccountType: bankAccount?.type, lastFour: (card ?? bankAccount)?.lastFour }
}

/** The month a card is good until: "Feb 2026". `expiresOn` is `2026-02`. */
export function expiryWords(expiresOn: string, locale: string) {
  const month = new Date(`${expiresOn}-01T00:00:00Z`)
  if (Number.isNaN(month.getTime())) return expiresOn
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month)
}
