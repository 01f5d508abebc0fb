'use client'
import {
  knownResolutionReasons,
  type NewClosingSequence,
  ResolutionActionTaken,
  ResolutionConcern,
  ResolutionResult,
} from '@memberkit/contract/partners/resolutions'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import { useAnyMessage } from '../../shared/view/useAnyMessage.ts'
import { useChoiceLabels } from '../actions/useChoiceLabels.ts'
import { presetConcern } from './closing.rules.ts'

export interface SequenceDraft {
  concern: string
  reason: string
  actionTaken: string
  result: string
  summary: string
  correctiveAction: string
}

/** What is saved, else what the case says, as it is now; and over it what the person has changed. */
export function useSequenceDraft(resolution: Resolution) {
  const { closingSequence: saved } = resolution
  const [changes, setChanges] = useState<Partial<SequenceDraft>>({})
  const draft: SequenceDraft = {
    concern: presetConcern(resolution) ?? '',
    reason: saved?.reason ?? '',
    actionTaken: saved?.actionTaken ?? resolution.actionTaken ?? '',
    result: saved?.result ?? '',
    summary: saved?.summary ?? '',
    correctiveAction: saved?.correctiveAction ?? '',
    ...changes,
  }
  return {
    draft,
    isTouched: Object.keys(changes).length > 0,
    change: (change: Partial<SequenceDraft>) => setChanges((before) => ({ ...before, ...change })),
    /** Forgets the changes: they are saved. */
    reset: () => setChanges({}),
  }
}

/** Returns what is sent. A value of a newer platform goes back as it came. */
export function sequenceOf(draft: SequenceDraft): NewClosingSequence {
  const { actionTaken, correctiveAction, ...rest } = draft
  return {
    concern: rest.concern,
    reason: rest.reason.trim(),
    result: rest.result,
    summary: rest.summary.trim(),
    ...(actionTaken && { actionTaken }),
    ...(correctiveAction.trim() && { correctiveAction: correctiveAction.trim() }),
  } as NewClosingSequence
}

interface SequenceFieldsProps {
  draft: SequenceDraft
  onChange: (change: Partial<SequenceDraft>) => void
  needsCorrective: boolean
  /** The team's own phrases. */
  reasons?: readonly string[]
}

/** Why a case closes: concern, reason, action taken, result, summary, and the corrective action where one is due. */
export function SequenceFields({ draft, onChange, needsCorrective, reasons = [] }: SequenceFieldsProps) {
  const t = useMessages(openedMessages)
  const word = useAnyMessage(openedMessages)
  const concern = useLabel('ResolutionConcern')
  const action = useLabel('ResolutionActionTaken')
  const result = useLabel('ResolutionResult')
  const concernLabels = useChoiceLabels(t('close.concern'))
  const reasonLabels = useChoiceLabels(t('close.reason'))
  const phrases = [...new Set([...knownResolutionReasons, ...reasons])]
  return (
    <>
      <FormField name="concern">
        {(field) => (
          <ComboBox
            {...field}
            label={t('close.concern')}
            options={ResolutionConcern.options.map((value) => ({
              value,
              label: concern(value),
              description: word(`concern.${value}`),
              keywords: `${value} ${word(`concern.${value}`) ?? ''}`,
            }))}
            labels={concernLabels}
            value={draft.concern}
            onChange={(value) => onChange({ concern: value })}
            isRequired
          />
        )}
      </FormField>
      <FormField name="reason">
        {(field) => (
          <ComboBox
            {...field}
            label={t('close.reason')}
            description={t('close.reason.hint')}
            options={phrases.map((value) => ({ value, label: word(`reason.${value}`) ?? value }))}
            labels={reasonLabels}
            value={draft.reason}
            onChange={(value) => onChange({ reason: value })}
            isCustomAllowed
            isRequired
          />
        )}
      </FormField>
      <FormField name="actionTaken">
        {(field) => (
          <Select
            {...field}
            label={t('close.action')}
            options={[
              { value: '', label: t('close.action.none') },
              ...ResolutionActionTaken.options.map((value) => ({ value, label: action(value) })),
            ]}
            value={draft.actionTaken}
            onChange={(value) => onChange({ actionTaken: value })}
          />
        )}
      </FormField>
      <FormField name="result">
        {(field) => (
          <Select
            {...field}
            label={t('close.result')}
            placeholder={t('choice.wrong')}
            options={ResolutionResult.options.map((value) => ({ value, label: result(value) }))}
            value={draft.result}
            onChange={(value) => onChange({ result: value })}
            isRequired
          />
        )}
      </FormField>
      <FormField name="summary">
        {(field) => (
          <TextArea
            {...field}
            label={t('close.summary')}
            rows={3}
            value={draft.summary}
            onChange={(value) => onChange({ summary: value })}
            isRequired
          />
        )}
      </FormField>
      {needsCorrective ? (
        <FormField name="correctiveAction">
          {(field) => (
            <TextArea
              {...field}
              label={t('close.corrective')}
              description={t('close.corrective.hint')}
              rows={3}
              value={draft.correctiveAction}
              onChange={(value) => onChange({ correctiveAction: value })}
              isRequired
            />
          )}
        </FormField>
      ) : null}
    </>
  )
}
