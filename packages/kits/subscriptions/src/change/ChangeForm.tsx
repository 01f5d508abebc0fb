'use client'
import type { Operation } from '@memberkit/contract'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { ActionMessage, useFocusKept } from '@memberkit/foundation/action'
import { PressAgain } from '@memberkit/foundation/conflict'
import { ActingConsent } from '@memberkit/foundation/confirm'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { DialogForm } from '@memberkit/foundation/form'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { endEscape } from '../shared/flow/end-escape.ts'
import { actions } from '../shared/flow/flow.css.ts'
import { isSaidByChange } from '../shared/flow/said-by-change.ts'
import { changeCalls, type ChangeName } from './change-calls.ts'
import { PlanChanged } from './PlanChanged.tsx'
import { Unavailable } from './Unavailable.tsx'
import type { Change } from './useChange.ts'

export interface ChangeFormProps<O extends Operation, Read extends Operation> {
  name: ChangeName
  change: Change<O, Read>
  submitLabel: string
  /** @default 'primary' */
  tone?: 'primary' | 'secondary' | 'critical'
  /** The consequence, above the button. */
  consequence?: ReactNode
  /** Errors beyond the fields' own validation, by field name. */
  problems?: Readonly<Record<string, string | undefined>>
  /** The name of a field of the body in this form, where it differs. */
  fields?: Readonly<Record<string, string>>
  /** The way out of the flow beside the button. */
  leaveLabel?: string
  onLeave?: () => void
  /** Below the fields and outside the form, which can't hold another one. */
  beside?: ReactNode
  /** Whether data needed for sending is still loading. */
  isPreparing?: boolean
  onSubmit: () => void
  children?: ReactNode
}

/**
 * A change on its page: fields, what follows, the outcome and the button, or why it isn't possible any more. Keeps what
 * was chosen through refusals.
 */
export function ChangeForm<O extends Operation, Read extends Operation>(props: ChangeFormProps<O, Read>) {
  const { name, change, submitLabel, tone = 'primary', consequence, problems, fields = {}, onSubmit, children } = props
  const { leaveLabel, onLeave, beside, isPreparing = false } = props
  const { action, changedFrom, isAsked, entity, why } = change
  const { state, isBusy } = action
  const { can, isDenied: isRefused, realm } = useMemberkit()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  useFocusKept(root, state.phase, isBusy)
  // Without the permission, what was chosen stays beside the refusal.
  const isOver = why !== undefined && why !== 'permission' && !isBusy && state.phase !== 'done'
  useEffect(() => {
    if (state.phase !== 'idle' && state.phase !== 'pending')
      messages.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [state.phase])
  useEffect(() => {
    // The button that had the focus is gone: reading goes on with the page.
    if (isOver) restoreLostFocus(root.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]'))
  }, [isOver])
  const permission = permissionFor(changeCalls.actions, name)
  const isDenied = isRefused(permission) || (realm === 'Internal' && !can(permission))
  const refused = state.phase === 'refused' ? state.fields : undefined
  const errors = refused && Object.fromEntries(Object.entries(refused).map(([key, said]) => [fields[key] ?? key, said]))
  return (
    <div
      ref={root}
      // Leaving by Escape waits for the answer.
      onKeyDown={isBusy ? (event) => event.key === 'Escape' && endEscape(event) : undefined}
    >
      <Stack gap="md">
        <DialogForm
          id={id}
          errors={errors}
          problems={problems}
          isPending={isBusy}
          // The previous outcome doesn't apply to another choice.
          onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
          onSubmit={() => {
            if (!isDenied && !isOver && !isPreparing) onSubmit()
          }}
        >
          {changedFrom ? <PlanChanged before={changedFrom} after={entity} isPossible={!isOver} /> : null}
          {isAsked && !isOver ? <PressAgain button={submitLabel} /> : null}
          {isOver ? (
            <Unavailable why={why} />
          ) : (
            <>
              {children}
              <ActingConsent />
            </>
          )}
        </DialogForm>
        {isOver ? null : beside}
        {consequence && !isOver ? <Alert isStatic>{consequence}</Alert> : null}
        {state.phase === 'idle' || state.phase === 'pending' ? null : (
          <div ref={messages}>{changedFrom && isSaidByChange(state) ? null : <ActionMessage action={action} />}</div>
        )}
        <div className={actions}>
          {onLeave ? (
            <Button onPress={onLeave} aria-disabled={isBusy}>
              {leaveLabel}
            </Button>
          ) : null}
          {isOver || (state.phase === 'unknown' && !isBusy) ? null : (
            <Button type="submit" form={id} tone={tone} isPending={isBusy || isPreparing} aria-disabled={isDenied}>
              {submitLabel}
            </Button>
          )}
        </div>
      </Stack>
    </div>
  )
}
