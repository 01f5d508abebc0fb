'use client'
import { compareDecimals, formatMoney } from '@memberkit/platform/formats'
import { useState } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

/** Whether staff must retype an amount: above the host's threshold, if set. Amounts are decimal text. */
export function needsRetype(amount: string, retypeAbove: string | undefined): boolean {
  return retypeAbove !== undefined && compareDecimals(amount, retypeAbove) > 0
}

export interface Retyping {
  currency: string
  typed: string | null | undefined
  onType: (typed: string | null) => void
  /** The amount in the locale's format. */
  formattedAmount: string
  /** For `validate` of the surrounding form. */
  problems: { retype?: string }
}

/** The field's name, for the problems of the form. */
export const retypeField = 'retype'

/** Returns the state of retyping an amount (decimal text); `undefined` if there is nothing to retype. */
export function useRetype(amount: string | undefined, currency = 'USD'): Retyping | undefined {
  const t = useMessages(actionMessages)
  const { locale } = useMemberkit()
  const [typed, onType] = useState<string | null>()
  if (amount === undefined) return undefined
  const formattedAmount = formatMoney(amount, currency, locale)
  const isSame = Boolean(typed && compareDecimals(typed, amount) === 0)
  return {
    currency,
    typed,
    onType,
    formattedAmount,
    problems: isSame ? {} : { [retypeField]: t('retypeWrong', { amount: formattedAmount }) },
  }
}
