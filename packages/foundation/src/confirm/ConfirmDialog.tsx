'use client'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { AlertDialog } from '@memberkit/primitives/dialog'
import { TextField } from '@memberkit/primitives/text-field'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Action, Confirming } from '../action/options.ts'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

/** Shows the confirmation that an action with `confirm` is waiting for. Renders nothing otherwise. */
export function ConfirmDialog({ action }: { action: Pick<Action, 'confirming'> }) {
  const { confirming } = action
  return confirming ? <Question key={confirming.title} {...confirming} /> : null
}

function Question(question: Confirming) {
  const { title, consequence, confirmLabel, tone = 'primary', retype, isDestructive, accept, cancel } = question
  const t = useMessages(actionMessages)
  const form = useId()
  const amount = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const actingFor = useMemberkit().session?.actingFor
  const needsConsent = Boolean(isDestructive && actingFor)
  const [typed, setTyped] = useState('')
  const [hasConsent, setConsent] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isSame = !retype || comparable(typed) === comparable(retype.expected)

  if (!t.isReady) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events of a dialog inside a kit's form to that form.
    event.stopPropagation()
    setChecked(true)
    if (!isSame) return amount.current?.focus()
    if (needsConsent && !hasConsent) return consent.current?.focus()
    return accept()
  }

  return (
    <AlertDialog
      isOpen
      onClose={cancel}
      title={title}
      description={consequence}
      actions={
        <>
          <Button onPress={cancel}>{t('cancel')}</Button>
          <Button type="submit" form={form} tone={tone}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {retype ? (
          <TextField
            ref={amount}
            label={retype.label}
            description={retype.hint}
            autoComplete="off"
            isRequired
            value={typed}
            onChange={setTyped}
            error={isChecked && !isSame ? t('retypeMismatch', { expected: retype.expected }) : undefined}
          />
        ) : null}
        {needsConsent && actingFor ? (
          <Checkbox
            ref={consent}
            label={t('actingConfirm', { name: actingFor.name })}
            isRequired
            isChecked={hasConsent}
            onChange={setConsent}
            error={isChecked && !hasConsent ? t('actingMissing', { name: actingFor.name }) : undefined}
          />
        ) : null}
      </form>
    </AlertDialog>
  )
}

/** Ignores white space and letter case: "1 234,00 $" contains a space that no keyboard types. */
function comparable(text: string) {
  return text.replace(/\s/gu, '').toLowerCase()
}
