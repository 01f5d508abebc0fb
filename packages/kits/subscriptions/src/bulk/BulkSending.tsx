'use client'
import { downloadCsv } from '@memberkit/foundation/csv'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { announce } from '@memberkit/primitives/live'
import { PageHeader } from '@memberkit/primitives/page-header'
import { Progress } from '@memberkit/primitives/progress'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import type { TableColumn } from '@memberkit/primitives/table'
import { type RefObject, useEffect, useMemo } from 'react'
import { bulkMessages } from '../messages/namespaces.ts'
import type { BulkEntry, SendableEntry } from './bulk-plan.rules.ts'
import * as styles from './bulk.css.ts'
import { BulkTable } from './BulkTable.tsx'
import type { GroupMember } from './members.ts'
import { useNewest } from './useNewest.ts'
import { type BulkState, useBulkRun } from './useBulkRun.ts'

export interface BulkSendingProps {
  groupId: string
  entries: readonly SendableEntry[]
  readMembers: () => Promise<readonly GroupMember[]>
  heading: RefObject<HTMLHeadingElement | null>
  /** Called with what isn't done, after each result and at the end. */
  onResult: (left: readonly BulkEntry[], isEnded: boolean) => void
  /** Checks what isn't done against the newest roster, to go on. */
  onAgain: (members: readonly GroupMember[], left: readonly BulkEntry[]) => void
  onClose: (members: readonly GroupMember[]) => void
}

/** Exhaustive by type: a new state fails the build here. */
const tones: Record<BulkState, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  done: 'positive',
  refused: 'critical',
  changed: 'caution',
  unknown: 'caution',
  failed: 'critical',
}

/** The progress of a run, and the result of each entry. */
export function BulkSending({ groupId, entries, readMembers, heading, onResult, onAgain, onClose }: BulkSendingProps) {
  const t = useMessages(bulkMessages)
  const { locale } = useMemberkit()
  const run = useBulkRun({ groupId, entries, readMembers })
  const { isReading, hasFailed, withNewest } = useNewest(readMembers)
  const { results, current, isEnded, stopReason } = run
  const stateOf = ({ id }: SendableEntry): BulkState => results.get(id) ?? (current?.id === id ? 'sending' : 'waiting')
  const done = entries.filter((entry) => stateOf(entry) === 'done').length
  const left = entries.filter((entry) => stateOf(entry) !== 'done')
  const said = t('done', { done, count: entries.length })

  // Whoever closes the tab now goes on with what isn't known to be done.
  useEffect(() => {
    onResult(left, isEnded)
    if (isEnded) announce([said, stopReason && t(`stop.${stopReason}`)].filter(Boolean).join(' '))
    // Once a result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [results.size, isEnded])

  const columns = useMemo(
    (): TableColumn<SendableEntry>[] => [
      {
        id: 'name',
        header: t('column.name'),
        isRowHeader: true,
        cardRole: 'title',
        cell: ({ member }) => (
          <span className={styles.name}>
            {member.name}
            <span className={styles.quiet}>{member.plan}</span>
          </span>
        ),
      },
      { id: 'lastDay', header: t('column.ends'), cell: ({ lastDay }) => formatDate(lastDay, locale) },
      {
        id: 'result',
        header: t('column.result'),
        cardRole: 'status',
        cell: (entry) => {
          const state = results.get(entry.id) ?? (current?.id === entry.id ? 'sending' : 'waiting')
          return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        },
      },
    ],
    [t, locale, results, current?.id],
  )

  const download = async () => {
    const { writeBulkFile } = await import('./bulk-file.ts')
    const rows = entries.map((entry) => ({
      subscriptionId: entry.subscriptionId,
      name: entry.member.name,
      plan: entry.member.plan,
      lastDay: entry.lastDay,
      reason: entry.reason,
      result: t(`state.${stateOf(entry)}`),
    }))
    downloadCsv(t('file.results'), writeBulkFile(rows, locale, true))
  }

  return (
    <div className={styles.page}>
      <PageHeader level={2} titleRef={heading} title={t(isEnded ? 'ended.title' : 'sending.title')} />
      {isEnded ? (
        <Alert isStatic tone={left.length === 0 ? 'positive' : 'caution'} title={said}>
          {[stopReason && t(`stop.${stopReason}`), left.length > 0 && t('left', { count: left.length })]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      ) : (
        <Progress
          label={t('sending', { name: current?.member.name ?? '' })}
          value={results.size}
          max={entries.length}
          valueText={t('progress', { done: results.size, count: entries.length })}
        />
      )}
      {hasFailed ? <Alert tone="critical">{t('roster.failed')}</Alert> : null}
      <Card isFlush level={3} title={t('check.count', { count: entries.length })}>
        <BulkTable caption={said} isCaptionHidden columns={columns} rows={entries} getRowId={idOf} />
      </Card>
      <div className={styles.actions}>
        {isEnded ? (
          <>
            <Button onPress={() => void download()}>{t('file.results')}</Button>
            <Button isPending={isReading} onPress={() => void withNewest(onClose)}>
              {t('close.run')}
            </Button>
            {left.length > 0 ? (
              <Button
                tone="primary"
                isPending={isReading}
                onPress={() => void withNewest((newest) => onAgain(newest, left))}
              >
                {t('again', { count: left.length })}
              </Button>
            ) : null}
          </>
        ) : (
          <Button onPress={run.stop}>{t('stop')}</Button>
        )}
      </div>
    </div>
  )
}

const idOf = ({ id }: SendableEntry) => id
