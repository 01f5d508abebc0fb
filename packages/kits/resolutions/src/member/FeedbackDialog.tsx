'use client'
import { permissionOf } from '@memberkit/contract'
import { createFeedbackOnlyResolution, listResolutions } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, isDenied, lookUp, useAction, useFocusKept } from '@memberkit/foundation/action'
import { findCreated, type KnownBefore } from '@memberkit/foundation/delayed-commit'
import { useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { Text } from '@memberkit/primitives/text'
import { TextArea } from '@memberkit/primitives/text-field'
import { useId, useRef, useState } from 'react'
import type { ResolutionsEventTable } from '../events.ts'
import { memberMessages } from '../messages/member/namespace.ts'
import type { Resolution } from '../shared/received.ts'

const scores = Array.from({ length: 11 }, (_, score) => String(score))

/** Feedback that needs no answer, with a score if the member wants to give one. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(memberMessages)
  const { client, session, locale, now } = useMemberkit()
  const emit = useEmit<ResolutionsEventTable>()
  const sayOnceClosed = useClosingNotice()
  const identityId = session?.identityId ?? ''
  const [typed, setTyped] = useState('')
  const [score, setScore] = useState('')
  const before = useRef<KnownBefore>({ at: 0 })
  const description = typed.trim()
  const action = useAction(createFeedbackOnlyResolution, {
    entity: identityId,
    permission: permissionOf(createFeedbackOnlyResolution),
    effects: () => [keyOf(listResolutions, { identityId })],
    async verifyOutcome({ body }) {
      const list = await lookUp(client, listResolutions, { identityId })
      if (!list.ok) return { outcome: 'unclear' }
      // It carries no key of ours: it is the one that says the same and is newer than the request.
      const made = findCreated<Resolution>(list.data, before.current, {
        idOf: ({ id }) => id,
        createdAt: ({ openedAt }) => openedAt,
        isSame: (one) => one.status === 'FeedbackOnly' && one.description === body.description,
      })
      const found = list.data.find(({ id }) => id === made?.id)
      return found ? { outcome: 'applied', data: found } : { outcome: 'absent' }
    },
    onDone({ id }) {
      emit('resolutions.feedback.sent', { resolutionId: id })
      sayOnceClosed(t('feedback.done'))
      onClose()
    },
  })
  const { state, isBusy } = action
  const isRefused = isDenied(state)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, state.phase, isBusy)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={t('feedback.title')}
      closeLabel={t('dismiss')}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t('cancel')}
          </Button>
          {state.phase === 'unknown' && !isBusy ? null : (
            <Button
              type="submit"
              form={id}
              tone="primary"
              isPending={isBusy}
              pendingLabel={t('working')}
              aria-disabled={isRefused}
            >
              {t('feedback.do')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        errors={state.phase === 'refused' ? state.fields : undefined}
        messages={{ valueMissing: t('feedback.blank') }}
        problems={{ description: description ? undefined : t('feedback.blank') }}
        isPending={isBusy}
        onChange={!isRefused && (state.phase === 'refused' || state.phase === 'failed') ? action.reset : undefined}
        onSubmit={() => {
          if (isRefused) return
          // While an earlier one may still arrive, its time counts.
          if (state.phase !== 'failed' && state.phase !== 'unknown') before.current = { at: now() }
          void action.run({
            body: {
              identityId,
              source: 'Survey',
              category: 'Service',
              description,
              locale,
              ...(score && { surveyScore: Number(score) }),
            },
          })
        }}
      >
        <Text tone="muted">{t('feedback.text')}</Text>
        <FormField name="description">
          {(field) => (
            <TextArea {...field} label={t('feedback.label')} rows={4} value={typed} onChange={setTyped} isRequired />
          )}
        </FormField>
        <FormField name="surveyScore">
          {(field) => (
            <Select
              {...field}
              label={t('feedback.score')}
              value={score}
              onChange={setScore}
              options={[{ value: '', label: t('feedback.none') }, ...scores.map((one) => ({ value: one, label: one }))]}
            />
          )}
        </FormField>
        <ActionMessage action={action} />
      </DialogForm>
    </Dialog>
  )
}
