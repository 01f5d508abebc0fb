'use client'
import type { Operation } from '@memberkit/contract'
import { permissionOf } from '@memberkit/contract'
import { type ActionState, lookUp, useAction } from '@memberkit/foundation/action'
import { useMemberkit } from '@memberkit/foundation'
import type { AllowedAction, EntityActions } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import type { RefusalReason } from '@memberkit/foundation/resource'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { announce } from '@memberkit/primitives/live'
import { Progress } from '@memberkit/primitives/progress'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import { Table } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ConsoleEventTable } from '../events.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { ConsoleRow } from '../list/console-list.tsx'
import { laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, titleOf } from '../runtime/address.ts'
import type { DeskPage, Scope } from '../runtime/desk.ts'
import { type ActingEntity, actingEntity, entityIn, pageCalls } from './page-actions.ts'
import { useNouns } from '../words/useNouns.ts'
import { useConsequence } from './useConsequence.ts'
import { usePageActions } from './usePageActions.ts'

type Result =
  | 'waiting'
  | 'sending'
  | 'done'
  | 'refused'
  | 'changed'
  | 'gone'
  | 'busy'
  | 'signedOut'
  | 'rateLimited'
  | 'unknown'
  | 'failed'
  | 'impossible'
  | 'denied'

/** Exhaustive by type: a new result fails the build here. */
const tones: Record<Result, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  done: 'positive',
  refused: 'critical',
  changed: 'caution',
  gone: 'caution',
  busy: 'caution',
  signedOut: 'caution',
  rateLimited: 'caution',
  unknown: 'caution',
  failed: 'critical',
  impossible: 'neutral',
  denied: 'neutral',
}

const resultKeys = {
  waiting: 'bulk.waiting',
  sending: 'bulk.sending',
  done: 'bulk.finished',
  refused: 'bulk.refused',
  changed: 'bulk.changed',
  gone: 'bulk.gone',
  busy: 'bulk.busy',
  signedOut: 'bulk.signedOut',
  rateLimited: 'bulk.rateLimited',
  unknown: 'bulk.unknown',
  failed: 'bulk.failed',
  impossible: 'bulk.impossible',
  denied: 'bulk.denied',
} as const satisfies Record<Result, string>

export interface BulkRunProps {
  page: DeskPage
  /** The name of the operation. */
  name: string
  rows: readonly ConsoleRow[]
  scope: Scope
  onClose: () => void
}

/**
 * Runs one action on several entities, one after the other, and shows what became of each. What an entity's status doesn't
 * allow isn't sent.
 */
export function BulkRun({ page, name, rows, scope, onClose }: BulkRunProps) {
  const t = useMessages(laterMessages)
  const emit = useEmit<ConsoleEventTable>()
  const { words } = useDeskContext()
  const nouns = useNouns(page)
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const [isStarted, setStarted] = useState(false)
  const [isStopped, setStopped] = useState(false)
  /** The row whose request was out when the run was stopped: its result is waited for. */
  const [lastId, setLastId] = useState<string>()
  const action = page.actions.find((one) => one.name === name)
  const { table, allowedOn } = usePageActions(page)
  const consequenceOf = useConsequence(page)
  // As they were when the run was opened: what it changes stays in it.
  const [hindrances] = useState(() => new Map(rows.map((row) => [row.id, hindranceOf(allowedOn(row.entity), name)])))
  const possible = rows.filter(({ id }) => !hindrances.get(id))
  const following = isStarted ? possible.find(({ id }) => !results.has(id)) : undefined
  const next = isStopped && following?.id !== lastId ? undefined : following
  const isEnded = isStarted && next === undefined
  const done = [...results.values()].filter((one) => one === 'done').length
  const stateOf = ({ id }: ConsoleRow): Result =>
    results.get(id) ?? hindrances.get(id) ?? (next?.id === id ? 'sending' : 'waiting')
  const count = possible.length
  const said = t('bulk.done', { done, count })
  useEffect(() => {
    if (!isEnded) return
    announce(said)
    emit('console.bulk.ended', { service: page.service, operation: name, done, count })
    // Once the run is over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded])
  if (!action) return null
  const isBusy = isStarted && !isEnded
  const consequences = isStarted
    ? []
    : [...new Set(possible.flatMap(({ entity }) => consequenceOf(action, entity, count > 1) ?? []))]
  return (
    <Dialog
      isOpen
      size="large"
      title={words.action(name)}
      closeLabel={t('bulk.close')}
      isPending={isBusy}
      onClose={onClose}
      actions={
        isEnded ? (
          <Button tone="primary" onPress={onClose}>
            {t('bulk.close')}
          </Button>
        ) : isStarted ? (
          <Button
            aria-disabled={isStopped}
            onPress={() => {
              setStopped(true)
              setLastId(next?.id)
            }}
          >
            {t(isStopped ? 'bulk.stopping' : 'bulk.stop')}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t('bulk.cancel')}</Button>
            {count > 0 ? (
              <Button tone={action.traits.isCritical ? 'critical' : 'primary'} onPress={() => setStarted(true)}>
                {t('bulk.start', { action: words.action(name), count })}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Stack gap="md">
        <Text as="p">{isEnded ? said : t('bulk.text', { count, ...nouns })}</Text>
        {consequences.map((text) => (
          <Text as="p" key={text}>
            {text}
          </Text>
        ))}
        {isBusy ? (
          <Progress
            label={t('bulk.running')}
            value={results.size}
            max={count}
            valueText={t('bulk.progress', { done: results.size, count })}
          />
        ) : null}
        <Table
          caption={words.action(name)}
          isCaptionHidden
          rows={rows}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: words.entity(page.name) ?? t('bulk.name'),
              isRowHeader: true,
              cardRole: 'title',
              cell: (row) => titleOf(page, row.entity, words) || row.id,
            },
            {
              id: 'result',
              header: t('bulk.result'),
              cardRole: 'status',
              cell: (row) => <StatusBadge tone={tones[stateOf(row)]}>{t(resultKeys[stateOf(row)])}</StatusBadge>,
            },
          ]}
        />
      </Stack>
      {next ? (
        <Turn
          key={next.id}
          page={page}
          table={table}
          operation={action.operation}
          name={name}
          row={next}
          scope={scope}
          onEnd={({ result, isLast }) => {
            setResults((known) => new Map(known).set(next.id, result))
            if (isLast) setStopped(true)
          }}
        />
      ) : null}
    </Dialog>
  )
}

/** Why an action can't be run on an entity, as far as one can see. */
function hindranceOf(allowed: readonly AllowedAction[], name: string): 'impossible' | 'denied' | undefined {
  const reason = allowed.find((one) => one.name === name)?.unavailableReason
  if (!reason) return undefined
  return reason === 'permission' ? 'denied' : 'impossible'
}

interface TurnProps {
  page: DeskPage
  table: EntityActions<ActingEntity>
  operation: Operation
  name: string
  row: ConsoleRow
  scope: Scope
  onEnd: (verdict: { result: Result; isLast: boolean }) => void
}

/** One request: never two at once, and none again whose outcome isn't known. */
function Turn({ page, table, operation, name, row, scope, onEnd }: TurnProps) {
  const { client } = useMemberkit()
  const tried = useRef(false)
  const { way } = useConsole().place
  const calls = useMemo(() => pageCalls(page, table, scope, way), [page, table, scope, way])
  const before = actingEntity(page, row.entity)
  const read = calls?.read
  const action = useAction(operation, {
    entity: row.id,
    needsCertainty: true,
    version: before.version,
    permission: permissionOf(operation),
    effects: (input) => calls?.calls[name]?.effects?.(input) ?? [],
    verifyOutcome: async (input) => {
      if (!read) return { outcome: 'unclear' }
      const answer = await lookUp(client, read, addressOf(page, read, scope, row.entity) as never)
      const after = answer.ok ? entityIn(page, answer.data, row.id) : undefined
      const isDone = after && calls?.calls[name]?.isApplied?.(after, before, input)
      if (!after || isDone === undefined) return { outcome: 'unclear' }
      return isDone ? { outcome: 'applied', data: after as never } : { outcome: 'absent', version: after.version }
    },
  })
  useEffect(() => {
    if (tried.current) return
    tried.current = true
    void action.run(addressOf(page, operation, scope, row.entity) as never).then((ended) => onEnd(verdictOn(ended)))
    // One turn, one request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}

/** Why a request was refused, where the row can say so in a word. */
const ofRefusal: Partial<Record<RefusalReason, Result>> = {
  busy: 'busy',
  conflict: 'changed',
  gone: 'gone',
  denied: 'denied',
  signedOut: 'signedOut',
  rateLimited: 'rateLimited',
}

/** Returns the result of one turn for its entity, and whether the next would end the same. */
export function verdictOn(ended: ActionState<unknown>): { result: Result; isLast: boolean } {
  switch (ended.phase) {
    case 'done':
      return { result: 'done', isLast: false }
    case 'conflict':
      return { result: 'changed', isLast: false }
    case 'refused':
      return {
        result: ofRefusal[ended.reason] ?? 'refused',
        isLast: ended.reason === 'denied' || ended.reason === 'signedOut' || ended.reason === 'rateLimited',
      }
    case 'failed':
      return { result: ended.isOffline || !ended.isVerified ? 'failed' : 'unknown', isLast: true }
    default:
      return { result: 'unknown', isLast: true }
  }
}
