'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatPeriod } from '@memberkit/platform/formats'
import { listMessages } from '../messages/namespaces.ts'
import type { Entitlement } from './received.ts'
import { groupOf } from './standing.rules.ts'

/** From when to when, in the words that fit: since, starts, through, ended. Days never pass through a time zone. */
export function CoverageDates({ entitlement, standing }: { entitlement: Entitlement; standing: string }) {
  const t = useMessages(listMessages)
  const { locale } = useMemberkit()
  const { effectiveFrom, effectiveTo } = entitlement
  const from = formatDate(effectiveFrom, locale)
  if (standing === 'ended') return effectiveTo ? t('dates.ended', { date: formatDate(effectiveTo, locale) }) : null
  if (effectiveTo) return formatPeriod(effectiveFrom, effectiveTo, locale)
  if (standing === 'upcoming') return t('dates.starts', { date: from })
  // Of what cannot be used, "since" would be read as since when it cannot.
  return t(groupOf(standing) === 'today' ? 'dates.since' : 'dates.started', { date: from })
}
