'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { Progress } from '@memberkit/primitives/progress'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { copyMessages } from '../../messages/namespaces.ts'
import * as styles from '../Hours.css.ts'
import type { CopyPlan } from './copy-plan.rules.ts'
import type { CopyState } from './copy-verdict.rules.ts'
import { useCopyRun } from './useCopyRun.ts'

interface CopyProgressProps {
  plans: readonly CopyPlan[]
  frame: (content: ReactNode, actions: ReactNode) => ReactNode
  onRunning: (isRunning: boolean) => void
  onChanged: (branchId: string) => void
  /** Called with the branches that aren't done yet, after each. */
  onProgress: (ids: readonly string[]) => void
  onClose: () => void
  /** Reads the branches that aren't done, for another review; resolves to whether they could be read. */
  onAgain: (ids: readonly string[]) => Promise<boolean>
}

/** Exhaustive by type: a new state fails the build here. */
const tones: Record<CopyState, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  done: 'positive',
  partial: 'caution',
  refused: 'critical',
  invalid: 'critical',
  changed: 'caution',
  gone: 'neutral',
  busy: 'caution',
  unknown: 'caution',
  failed: 'critical',
}
const explained = ['partial', 'refused', 'invalid', 'changed', 'gone', 'busy', 'unknown', 'failed'] as const

/** The progress of copying, and the result of each branch. Unfinished ones can be reviewed and sent again. */
export function CopyProgress({ plans, frame, onRunning, onChanged, onProgress, onClose, onAgain }: CopyProgressProps) {
  const t = useMessages(copyMessages)
  const run = useCopyRun(plans)
  const list = useRef<HTMLUListElement>(null)
  const [isReading, setReading] = useState(false)
  const [couldNotRead, setCouldNotRead] = useState(false)
  const { results, current, isEnded, stopReason } = run
  const stateOf = ({ target: { id } }: CopyPlan): CopyState =>
    results.get(id) ?? (current?.target.id === id ? 'sending' : 'waiting')
  const isDone = (plan: CopyPlan) => stateOf(plan) === 'done'
  const done = plans.filter(isDone).length
  // Neither a right nor a branch that is missing comes back by trying again.
  const left = plans.filter((plan) => !['done', 'gone', 'refused'].includes(stateOf(plan)))
  const said = t('done', { done, count: plans.length })

  useEffect(() => {
    onRunning(!isEnded)
    for (const [id, result] of results) if (result === 'done' || result === 'partial') onChanged(id)
    onProgress(left.map(({ target }) => target.id))
    if (isEnded) announce([said, stopReason && t(`ended.${stopReason}`)].filter(Boolean).join('. '))
    // Once a result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [results.size, isEnded])

  // The button that started it is gone.
  useEffect(() => list.current?.focus(), [])

  const again = async () => {
    setReading(true)
    setCouldNotRead(!(await onAgain(left.map(({ target }) => target.id))))
    setReading(false)
  }
  return frame(
    <Stack gap="md">
      {isEnded ? (
        <Alert isStatic tone={done === plans.length ? 'positive' : 'caution'} title={said}>
          {stopReason ? t(`ended.${stopReason}`) : null}
        </Alert>
      ) : (
        <Progress
          label={t('sending', { branch: current?.target.name ?? '' })}
          value={results.size}
          max={plans.length}
          valueText={t('progress', { done: results.size, count: plans.length })}
        />
      )}
      {couldNotRead ? <Alert tone="critical">{t('checkFailed')}</Alert> : null}
      <ul ref={list} tabIndex={-1} aria-label={t('which')} className={styles.rows}>
        {plans.map((plan) => {
          const state = stateOf(plan)
          const reason = explained.find((one) => one === state)
          return (
            <li key={plan.target.id} className={styles.row}>
              <div className={styles.words}>
                <Text weight="medium">{plan.target.name}</Text>
                {reason ? (
                  <Text size="sm" tone="muted">
                    {t(`why.${reason}`)}
                  </Text>
                ) : null}
              </div>
              <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
            </li>
          )
        })}
      </ul>
    </Stack>,
    isEnded ? (
      <>
        <Button tone={left.length > 0 ? 'secondary' : 'primary'} onPress={onClose}>
          {t('finish')}
        </Button>
        {left.length > 0 ? (
          <Button tone="primary" isPending={isReading} pendingLabel={t('checking')} onPress={() => void again()}>
            {t('again', { count: left.length })}
          </Button>
        ) : null}
      </>
    ) : (
      <Button onPress={run.stop}>{t('stop')}</Button>
    ),
  )
}
