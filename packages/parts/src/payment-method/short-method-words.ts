import { humanise } from '@memberkit/foundation/status'
import type { Translate } from '@memberkit/foundation/messages'
import type { methodEnUS } from '../messages/method.en-US.ts'
import type { PaymentMethodSummary } from './received.ts'

export type KindWords = Translate<typeof methodEnUS>

const cards = ['AMEX', 'DISCOVER', 'MASTERCARD', 'VISA', 'UNKNOWN'] as const
const accounts = ['CHECKING', 'SAVINGS'] as const

/** A payment method where there is little room, as in a list: "Visa …4242". */
export function shortMethodWords(method: PaymentMethodSummary, t: KindWords): string {
  const kind = kindWords(method, t)
  return kind && method.lastFour ? `${kind} …${method.lastFour}` : (kind ?? t('other'))
}

export const accountOf = ({ bankAccountType }: PaymentMethodSummary) =>
  accounts.find((type) => type === bankAccountType)

/** "Visa", "Checking"; `undefined` where the platform says neither. */
export function kindWords(method: PaymentMethodSummary, t: KindWords) {
  const card = cards.find((type) => type === method.cardType)
  if (card) return t(`CardType.${card}`)
  const account = accountOf(method)
  return method.cardType ? humanise(method.cardType) : account && t(`BankAccountType.${account}`)
}
