'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, type ActionPhase } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { compareDecimals } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { payMessages, staffMessages } from '../messages/namespaces.ts'
import { permissionOf } from '../shared/invoice-actions.rules.ts'
import * as styles from '../shared/steps.css.ts'
import { InvoiceChanged } from '../shared/InvoiceChanged.tsx'
import { RetypeField } from '../shared/RetypeField.tsx'
import type { InvoiceCall, StaffAction } from './useStaffAction.ts'
import { useErrorFocus } from '../shared/useErrorFocus.ts'

export interface StaffDialogProps<O extends InvoiceCall> {
  staff: StaffAction<O>
  onClose: () => void
  title: string
  /** What will come of it; stands right before the button. */
  consequence?: ReactNode
  /** For what cannot be taken back. */
  isCritical?: boolean
  /** The action in words, with the amount where one moves. */
  submitLabel: string
  /** The amount (decimal text) to be typed again first. */
  retype?: string
  /** Everything entered is right as it is. */
  isValid?: boolean
  /** There is nothing to do it to. */
  isImpossible?: boolean
  /** Something has to be read before it can be sent; the button waits for it. */
  isPreparing?: boolean
  onSubmit: () => void
  /** The fields. `shown` lets an error through once the person has tried to go on. */
  children?: (shown: (error: string | undefined) => string | undefined) => ReactNode
}

/** What the dialogs of all staff actions have in common. What was entered stays through every refusal. */
export function StaffDialog<O extends InvoiceCall>(props: StaffDialogProps<O>) {
  const { staff, onClose, title, consequence, isCritical, submitLabel, retype } = props
  const { isValid = true, isImpossible = false, isPreparing = false, onSubmit, children } = props
  const { name, invoice, changedFrom, action } = staff
  const { phase } = action.state
  const t = useMessages(staffMessages)
  const words = useMessages(payMessages)
  const { can } = useMemberkit()
  const id = useId()
  const [attempts, setAttempts] = useState(0)
  const [typed, setTyped] = useState<string | null>()
  const form = useErrorFocus(attempts, phase)
  useEndInSight(form, phase)
  const isChecked = attempts > 0
  const isRetyped = retype === undefined || Boolean(typed && compareDecimals(typed, retype) === 0)
  const isDenied = !can(permissionOf(name))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to a form of the host's around the kit.
    event.stopPropagation()
    setAttempts(attempts + 1)
    if (isValid && isRetyped && !isDenied && !isImpossible) onSubmit()
  }
  /** What was said of the former entry does not hold for the new one. */
  const forget = () => {
    if (phase === 'refused' || phase === 'failed') action.reset()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={action.isBusy}
      title={title}
      closeLabel={t('close')}
      aria-describedby={consequence ? `${id}consequence` : undefined}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={action.isBusy}>
            {t('cancel')}
          </Button>
          {phase === 'unknown' || isImpossible ? null : (
            <Button
              type="submit"
              form={id}
              tone={isCritical ? 'critical' : 'primary'}
              isPending={action.isBusy || isPreparing}
              pendingLabel={t('busy')}
              aria-disabled={isDenied}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={id} ref={form} className={styles.step} noValidate onSubmit={submit} onChange={forget}>
        {children?.((error) => (isChecked ? error : undefined))}
        {consequence ? (
          <Alert isStatic tone={isCritical ? 'caution' : 'neutral'} id={`${id}consequence`}>
            {consequence}
          </Alert>
        ) : null}
        {retype === undefined ? null : (
          <RetypeField
            amount={retype}
            currency={invoice.currency}
            typed={typed}
            onType={setTyped}
            isWrong={isChecked && !isRetyped}
          />
        )}
        {changedFrom ? <InvoiceChanged before={changedFrom} after={invoice} text={words('changed.text')} /> : null}
        {changedFrom && phase === 'conflict' ? null : <ActionMessage action={action} />}
      </form>
    </Dialog>
  )
}

/** What is said of an attempt stands below the fields, which may be out of sight where the window is small. */
function useEndInSight(form: RefObject<HTMLFormElement | null>, phase: ActionPhase) {
  useEffect(() => {
    if (phase !== 'idle' && phase !== 'pending') form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [form, phase])
}
