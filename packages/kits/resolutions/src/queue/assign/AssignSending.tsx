'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { announce } from '@memberkit/primitives/live'
import { Progress } from '@memberkit/primitives/progress'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { useEffect, useMemo } from 'react'
import { assignMessages } from '../../messages/queue/namespaces.ts'
import type { QueueCase } from '../received.ts'
import * as styles from './assign.css.ts'
import type { SendableCase } from './assign.rules.ts'
import { type AssignState, useAssignRun } from './useAssignRun.ts'

interface AssignSendingProps {
  cases: readonly SendableCase[]
  assigneeId: string
  onAssigned: (one: QueueCase) => void
  /** Called with the cases that aren't known to be done. */
  onProgress: (ids: readonly string[]) => void
  onRetry: (ids: readonly string[]) => void
  onClose: () => void
}

/** Exhaustive by type: a new state fails the build here. */
const tones: Record<AssignState, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  done: 'positive',
  refused: 'critical',
  gone: 'critical',
  changed: 'caution',
  busy: 'caution',
  unknown: 'caution',
  failed: 'critical',
}
/** States that say what a retry does. */
const explained = ['refused', 'gone', 'changed', 'busy', 'unknown', 'failed'] as const
type Explained = (typeof explained)[number]
/** Results that another try wouldn't change. */
const final: readonly AssignState[] = ['done', 'refused', 'gone']
const isExplained = (state: AssignState): state is Explained => (explained as readonly AssignState[]).includes(state)

/** The progress of a run, and the result of each case. */
export function AssignSending({ cases, assigneeId, onAssigned, onProgress, onRetry, onClose }: AssignSendingProps) {
  const t = useMessages(assignMessages)
  const run = useAssignRun(cases, assigneeId, onAssigned)
  const { results, current, isEnded, stopReason } = run
  const count = cases.length
  const left = cases.filter(({ id }) => !final.includes(results.get(id) ?? 'waiting'))
  const done = cases.filter(({ id }) => results.get(id) === 'done').length
  const said = t('done', { done, count })

  // Whoever closes the tab now continues with what isn't known to be done.
  useEffect(() => {
    onProgress(left.map(({ id }) => id))
    if (isEnded)
      announce([t('announced', { done, count }), stopReason && t(`stop.${stopReason}`)].filter(Boolean).join(' '))
    // Once a result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [results.size, isEnded])

  const columns = useMemo(
    (): readonly TableColumn<SendableCase>[] => [
      {
        id: 'case',
        header: t('column.case'),
        isRowHeader: true,
        cardRole: 'title',
        cell: ({ friendlyId, known }) => (
          <span className={styles.lines}>
            {known.owner.name}
            <span className={styles.quiet}>{friendlyId}</span>
          </span>
        ),
      },
      {
        id: 'result',
        header: t('column.result'),
        cardRole: 'status',
        cell: ({ id }) => {
          const state = results.get(id) ?? (current?.id === id ? 'sending' : 'waiting')
          return (
            <span className={styles.lines}>
              <StatusBadge appearance="plain" tone={tones[state]}>
                {t(`state.${state === 'gone' ? 'refused' : state}`)}
              </StatusBadge>
              {isExplained(state) ? <span className={styles.quiet}>{t(`detail.${state}`)}</span> : null}
            </span>
          )
        },
      },
    ],
    [t, results, current?.id],
  )
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      isPending={!isEnded}
      title={isEnded ? t('ended.title') : t('title', { count })}
      actions={
        isEnded ? (
          <>
            <Button onPress={onClose}>{t('close')}</Button>
            {left.length > 0 ? (
              <Button tone="primary" onPress={() => onRetry(left.map(({ id }) => id))}>
                {t('retry', { count: left.length })}
              </Button>
            ) : null}
          </>
        ) : (
          <Button onPress={run.stop}>{t('stop')}</Button>
        )
      }
    >
      <div className={styles.page}>
        {isEnded ? (
          <Alert isStatic tone={done === count ? 'positive' : 'caution'} title={said}>
            {[stopReason && t(`stop.${stopReason}`), left.length > 0 && t('left.text', { count: left.length })]
              .filter(Boolean)
              .join(' ')}
          </Alert>
        ) : (
          <Progress
            label={t('sending', { id: current?.friendlyId ?? '' })}
            value={results.size}
            max={count}
            valueText={t('progress', { done: results.size, count })}
          />
        )}
        <div className={styles.table}>
          <Table caption={said} isCaptionHidden columns={columns} rows={cases} getRowId={({ id }) => id} />
        </div>
      </div>
    </Dialog>
  )
}
