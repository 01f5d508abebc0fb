'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { formatDate, formatInstant } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { journalMessages } from '../messages/namespaces.ts'

export interface FieldWords {
  /** The name of a field. One that the kit has no word for is readable in English, and elsewhere stays as it came. */
  fields: (field: string) => string
  /** A subscription's status, a date, a time, yes or no in the reader's way; `undefined` for any other value. */
  showValue: (field: string, value: unknown) => string | undefined
}

/** Words for what an entry of a service changed. */
export function useFieldWords(service: string): FieldWords {
  const t = useMessages(journalMessages)
  const { locale, timeZone } = useMemberkit()
  const status = useLabel('SubscriptionStatus')
  return useMemo(
    () => ({
      fields(field) {
        const key = `field.${field}` as Parameters<typeof t>[0]
        const word = t(key as 'field.status')
        if (word !== key) return word
        return locale.startsWith('en') ? humanize(field) : field
      },
      showValue(field, value) {
        if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
        if (typeof value !== 'string') return undefined
        // Other services have statuses of their own.
        if (service === 'subscriptions' && field === 'status') return status(value)
        if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, locale)
        return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? formatInstant(value, locale, timeZone) : undefined
      },
    }),
    [t, locale, timeZone, service, status],
  )
}
