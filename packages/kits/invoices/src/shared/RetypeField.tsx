'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { MoneyField } from '@memberkit/primitives/money-field'
import { payMessages } from '../messages/namespaces.ts'

export interface RetypeFieldProps {
  /** Decimal text. */
  amount: string
  currency: string
  typed: string | null | undefined
  onType: (typed: string | null) => void
  isWrong: boolean
}

/** A large amount typed again, in whatever way the locale writes it, shows that it was read. */
export function RetypeField({ amount, currency, typed, onType, isWrong }: RetypeFieldProps) {
  const t = useMessages(payMessages)
  const { locale } = useMemberkit()
  const words = formatMoney(amount, currency, locale)
  return (
    <MoneyField
      label={t('retype', { amount: words })}
      currency={currency}
      value={typed}
      onChange={onType}
      error={isWrong ? t('retype.wrong', { amount: words }) : undefined}
      parseError={t('retype.wrong', { amount: words })}
      isRequired
    />
  )
}
