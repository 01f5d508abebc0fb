'use client'
import { ActionMessage, useFocusKept } from '@memberkit/foundation/action'
import { PressAgain } from '@memberkit/foundation/conflict'
import { useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Drawer } from '@memberkit/primitives/drawer'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { useLabel } from '@memberkit/parts/labels'
import { useId, useRef, useState } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { type ClosingStatus, isClosing } from '../../shared/case.rules.ts'
import type { Resolution } from '../../shared/received.ts'
import * as caseStyles from '../../shared/view/Case.css.ts'
import { ClosingFacts } from '../../shared/view/ContextCards.tsx'
import type { Transitions } from '../useResolutionCase.ts'
import { type ClosingPolicy, closingTargets, defaultClosingPolicy } from './closing.rules.ts'
import { SequenceFields, type SequenceDraft, sequenceOf, useSequenceDraft } from './SequenceFields.tsx'
import { StepNotice } from './StepNotice.tsx'
import { useClosing } from './useClosing.ts'

export interface ClosingSheetProps {
  resolution: Resolution
  transitions?: Transitions
  policy?: ClosingPolicy
  reasons?: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Closes a case: how it ends, and why. When only the sequence has been saved, only the status is left to send. */
export function ClosingSheet(props: ClosingSheetProps) {
  const { resolution: known, transitions, policy = defaultClosingPolicy, reasons, onDone, onClose } = props
  const t = useMessages(openedMessages)
  const words = useMessages(caseMessages)
  const label = useLabel('ResolutionStatus')
  const sayOnceClosed = useClosingNotice()
  const closing = useClosing(known, {
    onSaved() {
      reset()
      setEditing(false)
    },
    onDone({ friendlyId }) {
      sayOnceClosed(t('close.done', { number: friendlyId }))
      onDone()
      onClose()
    },
  })
  const { resolution, sequence, status, isHalfDone, isGoingOn, isBusy, changed, isAsked } = closing
  const { draft, isTouched, change, reset } = useSequenceDraft(resolution)
  const [isEditing, setEditing] = useState(false)
  // What is typed isn't lost to a sequence that somebody else saves meanwhile.
  const isEdited = isEditing || isTouched
  const targets = closingTargets(resolution.status, transitions)
  const [chosen, setChosen] = useState<ClosingStatus>()
  const target = targets.find((one) => one === (chosen ?? presetTarget(resolution)))
  const needsSequence = target !== undefined && policy.needsSequence.includes(target)
  const needsCorrective = target !== undefined && policy.needsCorrectiveAction.includes(target)
  const lacksCorrective = needsCorrective && !resolution.closingSequence?.correctiveAction?.trim()
  const writes = needsSequence && (!isHalfDone || isEdited || lacksCorrective)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, status.state.phase === 'idle' ? sequence.state.phase : status.state.phase, isBusy)
  // A button keeps its words while it works.
  const does = useRef<'close.do' | 'half.finish'>('close.do')
  if (!isBusy) does.current = isHalfDone && !writes ? 'half.finish' : 'close.do'
  const isUnknown = [sequence, status].some(({ state }) => state.phase === 'unknown')

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={t('close.title', { number: resolution.friendlyId })}
      closeLabel={t('dismiss')}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t('cancel')}
          </Button>
          {isUnknown && !isBusy ? null : (
            <Button type="submit" form={id} tone="primary" isPending={isBusy} pendingLabel={t('working')}>
              {t(does.current)}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        errors={sequence.state.phase === 'refused' ? sequence.state.fields : undefined}
        problems={writes ? problemsOf(draft, needsCorrective) : {}}
        isPending={isBusy}
        onChange={() => [sequence, status].forEach(resetEnded)}
        onSubmit={() => target && closing.close(target, writes ? sequenceOf(draft) : undefined)}
      >
        {changed}
        {isAsked ? <PressAgain button={t(does.current)} /> : null}
        {isHalfDone && !isEdited ? (
          <StepNotice
            step={status}
            isGoingOn={isGoingOn}
            first={words('closing')}
            goesOn={t('close.goesOn')}
            saved={t('close.saved')}
          />
        ) : null}
        <FormField name="target">
          {(field) => (
            <RadioGroup
              {...field}
              label={t('close.status')}
              options={targets.map((value) => ({ value, label: label(value) }))}
              value={target ?? ''}
              onChange={(value) => setChosen(isClosing(value) ? value : undefined)}
              isRequired
            />
          )}
        </FormField>
        {isHalfDone && needsSequence && !writes && resolution.closingSequence ? (
          <Stack gap="sm">
            <ClosingFacts sequence={resolution.closingSequence} />
            <div className={caseStyles.choices}>
              <Button size="small" onPress={() => setEditing(true)} aria-disabled={isBusy}>
                {t('close.edit')}
              </Button>
            </div>
          </Stack>
        ) : null}
        {writes ? (
          <>
            <SequenceFields draft={draft} onChange={change} needsCorrective={needsCorrective} reasons={reasons} />
            <Text tone="muted">{t('close.steps')}</Text>
          </>
        ) : null}
        {sequence.state.phase === 'conflict' ? null : <ActionMessage action={sequence} />}
        {status.state.phase === 'conflict' ? null : <ActionMessage action={status} />}
      </DialogForm>
    </Drawer>
  )

  function problemsOf({ concern, reason, correctiveAction }: SequenceDraft, isCorrected: boolean) {
    return {
      concern: concern ? undefined : t('choice.wrong'),
      reason: reason.trim() ? undefined : t('choice.wrong'),
      correctiveAction: isCorrected && !correctiveAction.trim() ? t('close.corrective.missing') : undefined,
    }
  }
}

const resetEnded = ({ state, reset }: { state: { phase: string }; reset: () => void }) => {
  if (state.phase === 'refused' || state.phase === 'failed') reset()
}

/** Returns the status that the sequence implies: only a case with merit has a corrective action. */
const presetTarget = (resolution: Resolution): ClosingStatus | undefined =>
  resolution.closingSequence?.correctiveAction ? 'ClosedWithMerit' : undefined
