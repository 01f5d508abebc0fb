'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf, StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { formatDate } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import { menuColumn, type TableColumn } from '@memberkit/primitives/table'
import { selectionColumn } from '@memberkit/primitives/table-selection'
import { useMemo } from 'react'
import { bulkMessages } from '../messages/namespaces.ts'
import { statusLooks } from '../shared/looks.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import * as styles from './bulk.css.ts'
import { MemberMenu } from './member/MemberMenu.tsx'
import { lastDayBefore } from './bulk-plan.rules.ts'
import type { MemberAction } from './member/member-actions.rules.ts'
import type { GroupMember } from './members.ts'

/** The columns of the roster; stable with its arguments, so that rows render only when they change. */
export function useMemberColumns(
  onAct: (member: GroupMember, action: MemberAction) => void,
  transitions?: Transitions,
): readonly TableColumn<GroupMember>[] {
  const t = useMessages(bulkMessages)
  const looks = useLooks(statusLooks)
  const { locale } = useMemberkit()
  return useMemo(() => {
    const lastDayOf = ({ cancelOn }: GroupMember): string | undefined => {
      const lastDay = cancelOn && lastDayBefore(cancelOn)
      return lastDay ? t('ends', { date: formatDate(lastDay, locale) }) : cancelOn
    }
    return [
      selectionColumn<GroupMember>({
        labelAll: t('select.all'),
        labelRow: ({ name, plan }) => t('select.one', { name, plan }),
        isSelectable: ({ status }) => !/^CANCELL?ED$/.test(status),
      }),
      {
        id: 'name',
        header: t('column.name'),
        isRowHeader: true,
        cardRole: 'title',
        cell: ({ name, division }) => (
          <span className={styles.name}>
            {name}
            {division ? <span className={`${styles.quiet} ${styles.tableOnly}`}>{division}</span> : null}
          </span>
        ),
      },
      {
        id: 'plan',
        header: t('column.plan'),
        cardRole: 'meta',
        // Beside the plan on cards, in the line of all that only supports.
        cell: (member) => {
          const more = [member.division, lastDayOf(member)].filter(Boolean)
          if (more.length === 0) return member.plan
          return (
            <span>
              <span className={styles.tableOnly}>{member.plan}</span>
              <span className={styles.cardOnly} aria-hidden>
                <Facts items={[member.plan, ...more]} />
              </span>
            </span>
          )
        },
      },
      {
        id: 'status',
        header: t('column.status'),
        // At the end of a card's first line, so that more of the members are seen at once.
        cardRole: 'value',
        cell: (member) => {
          const { status } = member
          const lastDay = lastDayOf(member)
          return (
            <span className={styles.status}>
              {Object.hasOwn(looks, status) ? (
                <StatusText field="subscription.status" value={status} looks={looks} />
              ) : (
                statusOf(looks, status).label
              )}
              {lastDay ? <span className={`${styles.quiet} ${styles.tableOnly}`}>{lastDay}</span> : null}
            </span>
          )
        },
      },
      menuColumn(t('member.column'), (member) => (
        <MemberMenu {...{ member, transitions }} onChoose={(action) => onAct(member, action)} />
      )),
    ]
  }, [t, looks, locale, onAct, transitions])
}
