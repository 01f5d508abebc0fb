'use client'
import type { NewTax } from '@memberkit/contract/commerce/taxes'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { taxFormMessages } from '../messages/namespaces.ts'
import { rateText } from '../tax/rate-text.ts'
import type { Tax } from '../tax/received.ts'
import { consequenceOf } from './rates.rules.ts'

export interface TaxConsequenceProps {
  /** The body to send; undefined while something is missing. */
  body: NewTax | undefined
  identityId: string | undefined
  taxes: readonly Tax[]
}

/** The effects of a new rate, old beside new, before it is set. */
export function TaxConsequence({ body, identityId, taxes }: TaxConsequenceProps) {
  const t = useMessages(taxFormMessages)
  const { locale, currentDate } = useMemberkit()
  if (!body) return null
  const { instead, end } = consequenceOf({ ...body, identityId }, taxes)
  const from = body.effectiveFrom
  const values = { date: formatDate(from, locale), rate: rateText(body.rate, locale) }
  const whose = identityId === undefined ? 'general' : 'exception'
  const isPast = from < currentDate()
  return (
    <Alert isStatic tone={isPast ? 'caution' : 'neutral'}>
      {[
        instead
          ? t(`replaces.${whose}`, { ...values, old: rateText(instead.rate, locale) })
          : t(`applies.${whose}`, values),
        end && t('ends', { date: formatDate(end, locale) }),
        isPast && t('past'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}
