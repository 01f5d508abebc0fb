'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActingConsent } from '@memberkit/foundation/confirm'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, type Locale } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import { PageHeader } from '@memberkit/primitives/page-header'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import type { TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { type RefObject, useMemo, useState } from 'react'
import { bulkMessages } from '../messages/namespaces.ts'
import {
  type BulkEntry,
  countsOf,
  isSendable,
  lastDayBefore,
  isWrong,
  type PlannedEntry,
  type Verdict,
} from './bulk-plan.rules.ts'
import * as styles from './bulk.css.ts'
import { BulkTable } from './BulkTable.tsx'
import { EditEntry } from './EditEntry.tsx'
import { useReasons } from './useReasons.ts'

export interface CheckPlanProps {
  heading: RefObject<HTMLHeadingElement | null>
  plan: readonly PlannedEntry[]
  today: string
  onChange: (id: string, changed: Pick<BulkEntry, 'lastDay' | 'reason'>) => void
  onRemove: (id: string) => void
  onBack: () => void
  onSend: () => void
  /** Whether the roster is being read before it is sent. */
  isReading: boolean
  /** Whether that failed. */
  hasFailed: boolean
  notice: CheckNotice | undefined
}

/** Why nothing was sent: the newest roster has changed the plan, or another tab sends one. */
export type CheckNotice = 'changed' | 'elsewhere' | 'endedElsewhere'

/** Exhaustive by type: a new verdict fails the build here. */
const tones: Record<Verdict, Tone> = {
  ready: 'positive',
  moves: 'info',
  same: 'neutral',
  ended: 'neutral',
  notInGroup: 'critical',
  twice: 'caution',
  noDay: 'critical',
  dayOver: 'critical',
  tooFar: 'critical',
  noReason: 'critical',
}

/** The entries that would be sent, and those that can't be: nothing has left yet. */
export function CheckPlan(props: CheckPlanProps) {
  const { heading, plan, today, onChange, onRemove, onBack, onSend, isReading, hasFailed, notice } = props
  const t = useMessages(bulkMessages)
  const { locale } = useMemberkit()
  const reasons = useReasons()
  const [edited, setEdited] = useState<PlannedEntry>()
  const counts = countsOf(plan)
  const sent = plan.filter(isSendable).length
  const wrong = plan.filter(isWrong).length
  const hasDeath = plan.some((entry) => isSendable(entry) && entry.reason === 'DECEASED')
  const columns = useMemo(
    (): TableColumn<PlannedEntry>[] => [
      {
        id: 'name',
        header: t('column.name'),
        isRowHeader: true,
        cardRole: 'title',
        cell: ({ member, subscriptionId, line }) => (
          <span className={styles.name}>
            {member?.name ?? subscriptionId}
            <span className={styles.quiet}>
              <Facts items={[member?.plan, line !== undefined && t('line', { line })]} />
            </span>
          </span>
        ),
      },
      {
        id: 'lastDay',
        header: t('column.ends'),
        // One run of text: a card has the label before it and a separator after it.
        cell: ({ lastDay, member, verdict }) => (
          <>
            {lastDay === undefined ? '–' : formatDate(lastDay, locale)}
            {verdict === 'moves' && member?.cancelOn ? (
              <span className={styles.quiet}> {t('before', { date: endOf(member.cancelOn, locale) })}</span>
            ) : null}
          </>
        ),
      },
      {
        id: 'reason',
        header: t('reason'),
        cardRole: 'meta',
        cell: ({ reason = '' }) =>
          Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reason || '–',
      },
      {
        id: 'verdict',
        header: t('column.check'),
        cardRole: 'status',
        cell: ({ verdict }) => <StatusBadge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>,
      },
      {
        id: 'edit',
        header: t('edit'),
        isHeaderHidden: true,
        cardRole: 'action',
        cell: (entry) => (
          <div className={styles.edit}>
            <Button
              size="small"
              tone="quiet"
              aria-label={t('edit.of', { name: entry.member?.name ?? entry.subscriptionId })}
              onPress={() => setEdited(entry)}
            >
              {t('edit')}
            </Button>
          </div>
        ),
      },
    ],
    [t, locale, reasons],
  )
  const found = (Object.keys(tones) as Verdict[]).filter((verdict) => counts[verdict])
  return (
    <div className={styles.page}>
      <PageHeader
        level={2}
        titleRef={heading}
        title={t('check.title')}
        description={notice === 'elsewhere' ? undefined : t('check.about')}
      />
      {found.length > 1 ? (
        <ul className={styles.counts}>
          {found.map((verdict) => (
            <li key={verdict}>
              {counts[verdict]} <StatusBadge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>
            </li>
          ))}
        </ul>
      ) : null}
      {wrong > 0 ? (
        <Alert isStatic tone="caution">
          {t('check.wrong', { count: wrong })}
        </Alert>
      ) : null}
      {hasDeath ? (
        <Alert isStatic tone="info">
          {t('check.deceased')}
        </Alert>
      ) : null}
      <Card isFlush level={3} title={t('check.count', { count: plan.length })}>
        <BulkTable
          caption={t('check.count', { count: plan.length })}
          isCaptionHidden
          columns={columns}
          rows={plan}
          getRowId={idOf}
          empty={t('check.empty')}
        />
      </Card>
      <Text as="p" size="sm" tone="muted" hasMeasure>
        {t('check.consequence')}
      </Text>
      {hasFailed ? <Alert tone="critical">{t('roster.failed')}</Alert> : null}
      {notice ? <Alert tone="caution">{t(`check.${notice}`)}</Alert> : null}
      <DialogForm isPending={isReading} onSubmit={onSend}>
        <div className={styles.page}>
          {sent > 0 ? <ActingConsent /> : null}
          <div className={styles.actions}>
            <Button onPress={onBack}>{t('back')}</Button>
            <Button type="submit" tone="critical" disabled={sent === 0} isPending={isReading}>
              {t('send', { count: sent })}
            </Button>
          </div>
        </div>
      </DialogForm>
      {edited ? (
        <EditEntry
          entry={edited}
          today={today}
          onChange={(changed) => onChange(edited.id, changed)}
          onRemove={() => onRemove(edited.id)}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  )
}

const idOf = ({ id }: PlannedEntry) => id

function endOf(cancelOn: string, locale: Locale) {
  const lastDay = lastDayBefore(cancelOn)
  return lastDay === undefined ? cancelOn : formatDate(lastDay, locale)
}
