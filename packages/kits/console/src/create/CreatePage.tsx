'use client'
import { permissionOf } from '@memberkit/contract'
import { ActionMessage, lookUp, useAction, useFocusKept, type VerifiedOutcome } from '@memberkit/foundation/action'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { BackButton } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { DialogActions } from '@memberkit/primitives/dialog'
import { Text } from '@memberkit/primitives/text'
import { useMemo, useRef, useState } from 'react'
import { type InputDraft, inputFrom, inputsOf, startOf } from '../actions/inputs-of.ts'
import { OperationFields } from '../actions/OperationFields.tsx'
import { useProblems } from '../actions/useProblems.ts'
import type { ConsoleEventTable } from '../events.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { draftKey, useKeptDraft } from '../form/kept-drafts.ts'
import { Uploading } from '../form/Uploading.tsx'
import { useUpload } from '../form/useUpload.ts'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import { scopeOf } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, idOf } from '../runtime/address.ts'
import type { DeskPage, Entity, NamedOperation, Scope } from '../runtime/desk.ts'
import { isMadeFrom } from '../runtime/shows.ts'
import { FlowHeading } from '../shell/FlowHeading.tsx'
import { useNouns } from '../words/useNouns.ts'

/** Creates an entity: a form made from what the operation takes. What is entered is kept until it is sent. */
export function CreatePage({ page, created: { name, operation } }: { page: DeskPage; created: NamedOperation }) {
  const { place, go } = useConsole()
  const t = useMessages(laterMessages)
  const core = useMessages(consoleMessages)
  const emit = useEmit<ConsoleEventTable>()
  const { client, can, notify } = useMemberkit()
  const { desk, words } = useDeskContext()
  const scope = scopeOf(place)
  const key = draftKey(page.service, name, scope)
  const address = useMemo(() => addressOf(page, operation, scope), [page, operation, scope])
  const inputs = useMemo(() => inputsOf(operation, address, desk.names), [operation, address, desk])
  const start = useMemo(() => startOf(operation), [operation])
  const { draft, changes, change, forgetSent } = useKeptDraft(key, operation, start)
  const problems = useProblems(operation, draft)
  const permission = permissionOf(operation)
  // By attempt: an entity that a lost request has created isn't from before that request.
  const [known] = useState(() => new WeakMap<object, ReadonlySet<string>>())
  const [sent] = useState(() => new WeakMap<object, InputDraft>())
  const isMounted = useIsMounted()
  // Set synchronously: a second press may come while the list is read.
  const isSubmitting = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const [isPreparing, setPreparing] = useState(false)
  const ways = page.ways.filter(({ operation: list, isSearch }) => !isSearch && list.returns?.type === 'array')

  const nouns = useNouns(page)
  const upload = useUpload()
  const action = useAction(operation, {
    fetch: upload.fetch,
    entity: key,
    permission,
    needsCertainty: true,
    effects: () => page.ways.map((way) => keyOf(way.operation, addressOf(page, way.operation, scope) as never)),
    verifyOutcome: (input) => whetherCreated(input),
    onDone: (data, input) => {
      void warnOfCopies(input)
      // It may show late: whoever has left, or types another one, stays where they are.
      const isHere = forgetSent(sent.get(input)) && isMounted()
      emit('console.entity.created', { service: page.service, entity: page.name, operation: name })
      notify({ message: words.done(name) ?? t('create.done', { action: words.action(name) }), tone: 'positive' })
      const id = data && typeof data === 'object' ? idOf(page, data as Entity) : ''
      if (!isHere) return
      go({ service: page.service, page: page.name, way: place.way, in: place.in, ...(id && { id }) }, { replace: true })
    },
  })
  const { state } = action
  const isBusy = action.isBusy || isPreparing
  // A host's router may take its time to leave: nothing is created twice meanwhile.
  const isHeld = isBusy || state.phase === 'done'
  const isDenied = !can(permission)
  useFocusKept(form, state.phase, isBusy)
  const back = () => go({ service: page.service, page: page.name, way: place.way, in: place.in })
  return (
    <Stack gap="md">
      <BackButton label={core('entity.back', { what: nouns.many })} leave={back} />
      <FlowHeading>{words.action(name)}</FlowHeading>
      {isDenied ? <Text as="p">{core('denied')}</Text> : null}
      <Card as="div">
        <DialogForm
          ref={form}
          errors={state.phase === 'refused' ? state.fields : undefined}
          problems={problems}
          isPending={isHeld}
          onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
          onSubmit={() => void submit()}
        >
          <Stack gap="md">
            <OperationFields operation={operation} inputs={inputs} draft={draft} onChange={change} />
            <Uploading draft={draft} isBusy={isBusy} progress={upload.progress} />
            <ActionMessage action={action} />
            <DialogActions>
              <Button onPress={back} aria-disabled={isBusy}>
                {t('create.cancel')}
              </Button>
              {state.phase === 'unknown' && !isBusy ? null : (
                <Button
                  type="submit"
                  tone="primary"
                  isPending={isHeld}
                  pendingLabel={t('working')}
                  aria-disabled={isDenied}
                >
                  {words.action(name)}
                </Button>
              )}
            </DialogActions>
          </Stack>
        </DialogForm>
      </Card>
    </Stack>
  )

  async function submit() {
    if (isDenied || isSubmitting.current) return
    isSubmitting.current = true
    setPreparing(true)
    try {
      const input = { ...address, ...inputFrom(operation, inputs, draft) }
      if (changes) sent.set(input, changes)
      const before = await idsNow(input)
      if (before) known.set(input, before)
      await action.run(input as never)
    } finally {
      isSubmitting.current = false
      setPreparing(false)
    }
  }

  /** The ids in the list before the request: what a lost answer has created is not among them. */
  async function idsNow(input: object): Promise<ReadonlySet<string> | undefined> {
    const rows = await rowsNow(input)
    return rows && new Set(rows.map((row) => idOf(page, row)))
  }

  /** The list that the entity will be in. What it belongs to was chosen before, or is entered here. */
  async function rowsNow(input: object): Promise<readonly Entity[] | undefined> {
    const way = ways[0]
    if (!way) return undefined
    try {
      const at = addressOf(page, way.operation, { ...scope, ...(input as Scope) })
      const answer = await lookUp(client, way.operation, at as never)
      return answer.ok && Array.isArray(answer.data) ? answer.data.filter(isEntity) : undefined
    } catch {
      // Without the list, a lost answer stays unclear.
      return undefined
    }
  }

  async function whetherCreated(input: object): Promise<VerifiedOutcome<never>> {
    const made = await madeFrom(input)
    if (!made) return { outcome: 'unclear' }
    return made[0] ? { outcome: 'applied', data: made[0] as never } : { outcome: 'absent' }
  }

  /** Returns the sent entities that are in the list now, and weren't before. */
  async function madeFrom(input: object): Promise<readonly Entity[] | undefined> {
    const before = known.get(input)
    const rows = before && (await rowsNow(input))
    const body = ('body' in input ? input.body : {}) as Entity
    return before && rows?.filter((row) => !before.has(idOf(page, row)) && isMadeFrom(row, body))
  }

  /** A browser may send a request once more by itself, and nothing in it tells the service so. */
  async function warnOfCopies(input: object) {
    const made = await madeFrom(input)
    if (made && made.length > 1) notify({ message: t('create.twice'), tone: 'caution' })
  }
}

/** A list may hold what is no entity at all. */
const isEntity = (row: unknown): row is Entity => typeof row === 'object' && row !== null
