import { BankIcon, CardIcon } from '@memberkit/primitives/icons'
import type { ReactNode } from 'react'
import * as styles from './CardMark.css.ts'
import type { PaymentMethodSummary } from './received.ts'

const line = { fill: 'none', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Our own simplified drawings; the text beside them names the card. */
const drawings: Record<string, ReactNode> = {
  VISA: (
    <path
      {...line}
      stroke="currentColor"
      d="m6 7 1.6 6L10.8 7M14 7l-1 6M20 7.7c-2-1.4-4.6.7-2.3 2s.2 3.7-2.5 2.4M20.6 13l3-6 1.4 6m-3.4-2h3"
    />
  ),
  MASTERCARD: (
    <>
      <circle cx="13" cy="10" r="5" fill="#eb001b" />
      <circle cx="19" cy="10" r="5" fill="#f79e1b" />
      <path fill="#ff5f00" d="M16 6a5 5 0 0 1 0 8 5 5 0 0 1 0-8" />
    </>
  ),
  AMEX: (
    <>
      <rect width="32" height="20" rx="3" fill="#006fcf" />
      <path
        {...line}
        strokeWidth={1.4}
        stroke="#fff"
        d="m4 13 2-6 2 6m-3.3-2h2.6M10.5 13V7l2.5 4 2.5-4v6M22 7h-3.5v6H22m-3.5-3h3M24 7l4 6m0-6-4 6"
      />
    </>
  ),
  DISCOVER: (
    <>
      <path fill="#f76f00" d="M32 12v5a3 3 0 0 1-3 3H9c9.5-.5 18-3 23-8" />
      <path
        {...line}
        strokeWidth={1}
        stroke="currentColor"
        d="M3 5.5v5h.8a1.7 2.5 0 0 0 0-5zm3.8 0v5M10.1 6c-.8-.8-2-.4-2 .6 0 1.5 2.1 1 2.1 2.6 0 1.2-1.4 1.6-2.2.7m5.7-3.7a1.9 2.5 0 1 0 0 3.6m5.7-4.3 1.3 5 1.3-5m3.3 0h-2v5h2m-2-2.5h1.7m2 2.5v-5h1a1.3 1.3 0 0 1 0 2.7h-1m1.1 0 1.1 2.3"
      />
      <circle cx="16.4" cy="8" r="2.4" fill="#f76f00" />
    </>
  ),
}

export interface CardMarkProps extends Pick<PaymentMethodSummary, 'cardType' | 'bankAccountType'> {}

/** The mark of a card's brand, or a generic drawing. Hidden from screen readers: the text beside it names it. */
export function CardMark({ cardType, bankAccountType }: CardMarkProps) {
  const drawing = cardType && drawings[cardType]
  if (!drawing) return <span className={styles.plain}>{bankAccountType ? <BankIcon /> : <CardIcon />}</span>
  return (
    <svg className={styles.mark} viewBox="0 0 32 20" width={32} height={20} aria-hidden="true">
      {drawing}
    </svg>
  )
}
