'use client'
import { Button } from '@memberkit/primitives/button'
import { AlertDialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { useId, useState } from 'react'
import type { Action, Confirming } from '../action/options.ts'
import { DialogForm } from '../form/DialogForm.tsx'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { ActingConsent } from './ActingConsent.tsx'

/** Shows the confirmation that an action with `confirm` is waiting for. Renders nothing otherwise. */
export function ConfirmDialog({ action }: { action: Pick<Action, 'confirming'> }) {
  const { confirming } = action
  return confirming ? <Question key={confirming.title} {...confirming} /> : null
}

function Question(question: Confirming) {
  const { title, consequence, confirmLabel, tone = 'primary', retype, isDestructive, accept, cancel } = question
  const t = useMessages(actionMessages)
  const { cancelLabel = t(tone === 'critical' ? 'keepAsIs' : 'cancel') } = question
  const form = useId()
  const [typed, setTyped] = useState('')
  const mismatch = retype && t('retypeMismatch', { expected: retype.expected })
  const isSame = !retype || comparable(typed) === comparable(retype.expected)

  if (!t.isReady) return null
  return (
    <AlertDialog
      isOpen
      onClose={cancel}
      title={title}
      description={consequence}
      actions={
        <>
          <Button onPress={cancel}>{cancelLabel}</Button>
          <Button type="submit" form={form} tone={tone}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogForm id={form} problems={{ retype: isSame ? undefined : mismatch }} onSubmit={accept}>
        {retype ? (
          <FormField name="retype" messages={{ valueMissing: mismatch ?? '' }}>
            {(field) => (
              <TextField
                {...field}
                label={retype.label}
                description={retype.hint}
                autoComplete="off"
                isRequired
                value={typed}
                onChange={setTyped}
              />
            )}
          </FormField>
        ) : null}
        {isDestructive ? <ActingConsent /> : null}
      </DialogForm>
    </AlertDialog>
  )
}

/** Ignores white space and letter case: "1 234,00 $" contains a space that no keyboard types. */
function comparable(text: string) {
  return text.replace(/\s/gu, '').toLowerCase()
}
