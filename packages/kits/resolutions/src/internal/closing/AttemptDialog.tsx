'use client'
import { permissionOf } from '@memberkit/contract'
import { addResolutionNote, resolutionJournal } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, isDenied, useAction, useFocusKept } from '@memberkit/foundation/action'
import { findCreated, type KnownBefore } from '@memberkit/foundation/delayed-commit'
import { PressAgain } from '@memberkit/foundation/conflict'
import { useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { TextArea } from '@memberkit/primitives/text-field'
import { useId, useRef, useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { statusLooks } from '../../shared/looks.ts'
import { sameNote } from '../../shared/notes/same-note.ts'
import type { Resolution } from '../../shared/received.ts'
import { verifyCase } from '../../shared/verify-case.ts'
import { useCaseAgreement } from '../actions/useCaseAgreement.tsx'
import type { OpenAttempt } from './useOpenAttempt.ts'
import { StepNotice } from './StepNotice.tsx'
import { useLatestCase } from './useLatestCase.ts'
import { useStatusStep } from './useStatusStep.ts'

export interface AttemptDialogProps {
  resolution: Resolution
  attempt: OpenAttempt
  onDone: () => void
  onClose: () => void
}

const outcomes = ['noAnswer', 'voicemail', 'busy', 'wrong'] as const

/** Logs a call in one step: a note and the status. When only the note has arrived, only the status is left to send. */
export function AttemptDialog({ resolution: known, attempt, onDone, onClose }: AttemptDialogProps) {
  const t = useMessages(openedMessages)
  const { client, session, now } = useMemberkit()
  const status = statusOf(useLooks(statusLooks), 'AttemptMade').label
  const sayOnceClosed = useClosingNotice()
  const resolutionId = known.id
  const [resolution, setSaved] = useLatestCase(known)
  const step = useStatusStep(resolution, () => {
    attempt.set(false)
    sayOnceClosed(t('attempt.done'))
    onDone()
    onClose()
  })
  const before = useRef<KnownBefore>({ at: 0 })
  const note = useAction(addResolutionNote, {
    entity: resolutionId,
    // The status goes on from what was seen with it.
    version: resolution.version,
    permission: permissionOf(addResolutionNote),
    effects: () => [keyOf(resolutionJournal)],
    verifyOutcome: ({ body: { body } }) =>
      verifyCase(client, resolutionId, ({ notes }) =>
        Boolean(findCreated(notes, before.current, sameNote(session?.identityId, body))),
      ),
    onDone(after) {
      setSaved(after)
      attempt.set(true, after)
      if (agreement.take(after)) step.follow('AttemptMade', after)
    },
  })
  const agreement = useCaseAgreement(resolution, [note, step.action])
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('noAnswer')
  const [typed, setTyped] = useState<string>()
  const text = typed ?? t(`attempt.${outcome}`)
  const isBusy = note.isBusy || step.isBusy
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, step.action.state.phase === 'idle' ? note.state.phase : step.action.state.phase, isBusy)
  const isUnknown = [note, step.action].some(({ state }) => state.phase === 'unknown')
  const isHalfDone = attempt.isOpen || note.state.phase === 'done'
  const doWords = t(isHalfDone ? 'attempt.finish' : 'attempt.do')
  const isRefused = isDenied(note.state) || isDenied(step.action.state)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={t('attempt.title', { number: resolution.friendlyId })}
      closeLabel={t('dismiss')}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t('cancel')}
          </Button>
          {isUnknown && !isBusy ? null : (
            <Button
              type="submit"
              form={id}
              tone="primary"
              isPending={isBusy}
              pendingLabel={t('working')}
              aria-disabled={isRefused}
            >
              {doWords}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        isPending={isBusy}
        onChange={() => {
          if (!isRefused && (note.state.phase === 'refused' || note.state.phase === 'failed')) note.reset()
        }}
        onSubmit={() => {
          if (isRefused || !agreement.agree()) return
          if (isHalfDone) return void step.action.run({ resolutionId, status: 'AttemptMade' })
          // While an earlier one may still arrive, what was there before it counts.
          if (note.state.phase !== 'failed' && note.state.phase !== 'unknown') {
            const ids = new Set(resolution.notes.map((one) => one.id))
            before.current = { ids, at: now() }
          }
          return void note.run({ resolutionId, body: { body: text.trim() } })
        }}
      >
        {agreement.changed}
        {agreement.isAsked ? <PressAgain button={doWords} /> : null}
        {isHalfDone ? (
          <StepNotice
            step={step.action}
            isGoingOn={step.isBusy}
            first={t('attempt.note')}
            goesOn={t('attempt.goesOn')}
            saved={t('attempt.saved', { status })}
          />
        ) : (
          <>
            <FormField name="outcome">
              {(field) => (
                <RadioGroup
                  {...field}
                  label={t('attempt.outcome')}
                  options={outcomes.map((value) => ({ value, label: t(`attempt.${value}`) }))}
                  value={outcome}
                  onChange={(value) => {
                    setOutcome(outcomes.find((one) => one === value) ?? outcome)
                    setTyped(undefined)
                  }}
                />
              )}
            </FormField>
            <FormField name="note">
              {(field) => (
                <TextArea
                  {...field}
                  label={t('attempt.note')}
                  description={t('attempt.hint')}
                  rows={2}
                  value={text}
                  onChange={setTyped}
                  isRequired
                />
              )}
            </FormField>
            <Text tone="muted">{t('attempt.steps', { status })}</Text>
          </>
        )}
        {note.state.phase === 'conflict' ? null : <ActionMessage action={note} />}
        {step.action.state.phase === 'conflict' ? null : <ActionMessage action={step.action} />}
      </DialogForm>
    </Dialog>
  )
}
