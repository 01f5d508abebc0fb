'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { formatDate } from '@memberkit/platform/formats'
import { bulkMessages } from '../../messages/namespaces.ts'
import { statusLooks } from '../../shared/looks.ts'
import { lastDayBefore } from '../bulk-plan.rules.ts'
import type { GroupMember } from '../members.ts'
import { type MemberFact, memberChanges } from './member-changes.rules.ts'

export interface MemberChangedProps {
  before: GroupMember
  after: GroupMember
  /** Whether the action is still possible, so that it is worth pressing again. */
  isPossible: boolean
}

/** The differences in a member's plan since the person saw it. */
export function MemberChanged({ before, after, isPossible }: MemberChangedProps) {
  const t = useMessages(bulkMessages)
  const { locale } = useMemberkit()
  const looks = useLooks(statusLooks)
  return (
    <ChangedSince
      title={t('member.changed')}
      changes={memberChanges(before, after).map(({ fact, before: old, after: now }) => ({
        label: t(`member.changed.${fact}`),
        before: old && words(fact, old),
        after: now && words(fact, now),
      }))}
    >
      {t(isPossible ? 'member.changed.text' : 'member.changed.over')}
    </ChangedSince>
  )

  function words(fact: MemberFact, value: string): string {
    if (fact === 'status') return statusOf(looks, value).label
    const lastDay = fact === 'cancelOn' ? lastDayBefore(value) : undefined
    return lastDay ? formatDate(lastDay, locale) : value
  }
}
