'use client'
import type { Operation } from '@memberkit/contract'
import { ActionMessage, type ActionMessageProps, useFocusKept } from '@memberkit/foundation/action'
import { restoreLostFocus } from '@memberkit/foundation'
import { PressAgain } from '@memberkit/foundation/conflict'
import { ActingConsent } from '@memberkit/foundation/confirm'
import type { EntityAction } from '@memberkit/foundation/entity-actions/dialog'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { flowMessages } from '../../messages/namespaces.ts'
import type { Subscription } from '../received.ts'
import * as styles from './flow.css.ts'
import { isSaidByChange } from './said-by-change.ts'
import { PlanChanged } from './PlanChanged.tsx'

export interface FlowActionProps {
  running: Pick<EntityAction<Subscription>, 'entity' | 'changedFrom' | 'isAsked'> & {
    action: ActionMessageProps<Operation>['action']
  }
  /** The button that sends. */
  submitLabel: string
  tone: 'primary' | 'critical' | 'secondary'
  /** Whether the action is still possible; otherwise `impossible` says why. */
  isPossible: boolean
  impossible: ReactNode
  /** Whether the person has no permission. */
  isDenied: boolean
  onSubmit: () => void
  /** The other ways out of the step. */
  others: ReactNode
  children: ReactNode
}

/** The effect of a press, the changes since that was read, the outcome of the press, and the button. */
export function FlowAction(props: FlowActionProps) {
  const { running, submitLabel, tone, isPossible, impossible, isDenied, onSubmit, others, children } = props
  const { entity, changedFrom, isAsked, action } = running
  const { state, isBusy } = action
  const t = useMessages(flowMessages)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useFocusKept(form, state.phase, isBusy)
  const isOpen = state.phase === 'unknown' && !isBusy
  const hasButton = !isOpen && (isPossible || isBusy)
  useEffect(() => {
    // The button that had the focus is gone: reading goes on with why.
    if (!hasButton)
      restoreLostFocus(form.current?.closest('section, dialog')?.querySelector<HTMLElement>('[tabindex="-1"]'))
  }, [hasButton])
  return (
    <>
      <DialogForm
        id={id}
        ref={form}
        errors={state.phase === 'refused' ? state.fields : undefined}
        isPending={isBusy}
        onSubmit={() => {
          if (isPossible && !isDenied && !isOpen) onSubmit()
        }}
      >
        <div className={styles.form}>
          {changedFrom ? <PlanChanged before={changedFrom} after={entity} isPossible={isPossible} /> : null}
          {isAsked && isPossible ? <PressAgain button={submitLabel} /> : null}
          {isPossible || isBusy ? null : impossible}
          {isPossible || isBusy ? children : null}
          {isPossible ? <ActingConsent /> : null}
          {changedFrom && isSaidByChange(state) ? null : <ActionMessage action={action} />}
        </div>
      </DialogForm>
      <div className={styles.actions}>
        {others}
        {hasButton ? (
          <Button
            type="submit"
            form={id}
            tone={tone}
            data-mk-cancel=""
            isPending={isBusy}
            pendingLabel={t('working')}
            aria-disabled={isDenied}
          >
            {submitLabel}
          </Button>
        ) : null}
      </div>
    </>
  )
}
