'use client'
import { permissionOf } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, type ActionState, type OutcomeMessage, useAction } from '@memberkit/foundation/action'
import { BackButton } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { Card } from '@memberkit/primitives/card'
import { Notice } from '@memberkit/primitives/notice'
import { Text } from '@memberkit/primitives/text'
import { useMemo, useState } from 'react'
import { inputFrom, inputsOf, startOf } from '../actions/inputs-of.ts'
import { readsOf } from '../actions/page-actions.ts'
import { OperationFields } from '../actions/OperationFields.tsx'
import { useProblems } from '../actions/useProblems.ts'
import type { ConsoleEventTable } from '../events.ts'
import { EntityName } from '../fields/EntityName.tsx'
import { useDeskContext } from '../fields/DeskContext.ts'
import { draftKey, useKeptDraft } from '../form/kept-drafts.ts'
import { Uploading } from '../form/Uploading.tsx'
import { useUpload } from '../form/useUpload.ts'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import { scopeOf } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf } from '../runtime/address.ts'
import type { DeskPage, NamedOperation, Scope } from '../runtime/desk.ts'
import { isChange, isDeletion, isTableAnswer } from '../runtime/operations.ts'
import { AnswerView } from './AnswerView.tsx'
import { FileAnswer } from './FileAnswer.tsx'
import { ConfirmCall } from './ConfirmCall.tsx'
import { StreamCall, useStreamRun } from './StreamCall.tsx'
import * as styles from '../shell/shell.css.ts'
import { FlowHeading } from '../shell/FlowHeading.tsx'

export interface CallPageProps {
  call: NamedOperation
  /** The page of the entity that it is about. */
  page?: DeskPage
  id?: string
}

/** Runs one operation and shows its answer: a check, a search, a job, a file or a stream. */
export function CallPage({ call: { name, operation }, page, id }: CallPageProps) {
  const { place, go } = useConsole()
  const t = useMessages(laterMessages)
  const core = useMessages(consoleMessages)
  const emit = useEmit<ConsoleEventTable>()
  const { can } = useMemberkit()
  const { desk, words } = useDeskContext()
  const scope = scopeOf(place)
  const address = useMemo((): Scope => {
    const known = page?.idParam && id ? { ...scope, [page.idParam]: id } : scope
    return addressOf(page ?? nothing, operation, known)
  }, [page, operation, scope, id])
  const inputs = useMemo(() => inputsOf(operation, address, desk.names), [operation, address, desk])
  const key = draftKey(operation.service, name, id ?? scope)
  const start = useMemo(() => startOf(operation), [operation])
  const { draft, change, forget, clear } = useKeptDraft(key, operation, start)
  const [answer, setAnswer] = useState<{ readonly data: unknown }>()
  const problems = useProblems(operation, draft)
  const permission = permissionOf(operation)
  const isDenied = !can(permission)
  // Nothing shows what a tool did: a lost answer is said to be lost. What is done to an entity isn't sent once more.
  const isCertain = page !== undefined && isChange(operation)
  const upload = useUpload()
  const options = {
    fetch: upload.fetch,
    entity: `${name} ${id ?? ''}`,
    permission,
    effects: () => (page ? readsOf(page, scope) : []),
    onDone: (data: unknown) => {
      // A call that changes an entity is entered anew before it's sent a second time.
      if (isCertain) clear()
      else forget()
      emit('console.call.ended', { service: operation.service, operation: name })
      setAnswer({ data })
    },
  }
  const action = useAction(
    operation,
    isCertain ? { ...options, needsCertainty: true, verifyOutcome, outcomeMessage: lostMessage } : options,
  )
  const { state, isBusy } = action

  function lostMessage({ phase }: ActionState<unknown>): OutcomeMessage | undefined {
    if (phase === 'checking') return { tone: 'info', text: t('call.waiting') }
    return phase === 'unknown' ? { title: t('call.unknownTitle'), text: t('call.unknown') } : undefined
  }
  const back = () => go({ service: place.service, page: place.page, way: place.way, in: place.in, id })
  const isStream = operation.responseType === 'stream'
  const streaming = useStreamRun(operation)
  const refused = isStream ? streaming.refusal : state
  const consequence = words.consequence(name) ?? (isDeletion(operation) ? t('action.deletes') : undefined)
  const [isConfirming, setConfirming] = useState(false)
  const send = () => {
    const input = { ...address, ...inputFrom(operation, inputs, draft) }
    void (isStream ? streaming.start(input) : action.run(input as never))
  }
  return (
    <Stack gap="md">
      <BackButton label={t('call.back')} leave={back} />
      <FlowHeading>{words.action(name)}</FlowHeading>
      {page && id ? (
        <Text as="p">
          <EntityName refers={{ service: page.service, entity: page.name }} id={id} scope={scope} />
        </Text>
      ) : null}
      {isDenied ? <Text as="p">{core('denied')}</Text> : null}
      <div className={styles.form}>
        <Card as="div">
          <DialogForm
            errors={refused.phase === 'refused' ? refused.fields : undefined}
            problems={problems}
            isPending={isBusy}
            onChange={
              isStream
                ? streaming.state === 'refused'
                  ? streaming.reset
                  : undefined
                : state.phase === 'refused' || state.phase === 'failed'
                  ? action.reset
                  : undefined
            }
            onSubmit={() => {
              if (isDenied) return
              if (consequence === undefined) send()
              else setConfirming(true)
            }}
          >
            <Stack gap="md">
              <OperationFields operation={operation} inputs={inputs} draft={draft} onChange={change} />
              <Uploading draft={draft} isBusy={isBusy} progress={upload.progress} />
              {state.phase === 'unknown' ? (
                <Alert isStatic data-mk-action="unknown" tone="caution" title={t('call.unknownTitle')}>
                  {t('call.unknown')}
                </Alert>
              ) : (
                <ActionMessage action={action} />
              )}
              {isStream ? (
                <StreamCall run={streaming} isDenied={isDenied} label={words.action(name)} />
              ) : state.phase === 'unknown' ? null : (
                <DialogActions>
                  <Button
                    type="submit"
                    tone={isDeletion(operation) ? 'critical' : 'primary'}
                    isPending={isBusy}
                    pendingLabel={t('working')}
                    aria-disabled={isDenied}
                  >
                    {words.action(name)}
                  </Button>
                </DialogActions>
              )}
            </Stack>
          </DialogForm>
        </Card>
      </div>
      {isConfirming && consequence !== undefined ? (
        <ConfirmCall
          call={{ name, operation }}
          consequence={consequence}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        />
      ) : null}
      {answer ? (
        operation.responseType === 'file' ? (
          <FileAnswer data={answer.data} />
        ) : isChange(operation) && (answer.data === null || answer.data === undefined) ? (
          <Notice tone="positive">{words.done(name) ?? t('call.done', { action: words.action(name) })}</Notice>
        ) : (
          <Card title={core('answer.title')} level={3} isFlush={isTableAnswer(operation) && isFilled(answer.data)}>
            <AnswerView operation={operation} data={answer.data} />
          </Card>
        )
      ) : null}
    </Stack>
  )
}

/** Nothing reads what an operation did that leaves the entity as it was: only the person can look it up. */
const verifyOutcome = async () => ({ outcome: 'unclear' as const })

const isFilled = (data: unknown) => Array.isArray(data) && data.length > 0

/** A tool belongs to no entity. */
const nothing: DeskPage = {
  service: '',
  name: '',
  definition: { title: '', enter: [], columns: [], groups: {} },
  schema: undefined,
  fields: [],
  idField: 'id',
  ways: [],
  find: [],
  search: [],
  create: [],
  edit: [],
  actions: [],
  panels: [],
  transitions: {},
}
