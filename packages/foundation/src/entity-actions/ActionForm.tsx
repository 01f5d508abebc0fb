'use client'
import type { Operation } from '@memberkit/contract'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { ActionMessage, useEndInSight, useFocusKept } from '../action/index.ts'
import { PressAgain } from '../conflict/PressAgain.tsx'
import { useRetype } from '../confirm/retype.ts'
import { RetypeAmount } from '../confirm/RetypeAmount.tsx'
import { DialogForm } from '../form/DialogForm.tsx'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { type ActionValues, type TranslateAction, optionalMessage } from './action-messages.ts'
import type { ActionEntity } from './define-actions.ts'
import type { ActionCalls, AddressOf, Operations } from './define-calls.ts'
import type { EntityAction } from './useEntityAction.ts'
import { useSafeFocus } from './useSafeFocus.ts'

/** Props of an action's form. */
export interface ActionFormProps<
  Entity extends ActionEntity,
  O extends Operation = Operation,
  Read extends Operation = Operation,
> extends EntityAction<Entity, O, Read> {
  name: string
  /** Whether it can't be undone. */
  isCritical?: boolean
  permission: string
  /** Path parameters of the entity. */
  address: AddressOf<Read>
  say: TranslateAction
  values: ActionValues
  /** The amount above which staff retype it, as decimal text. */
  retypeAbove?: string
  Changed: ComponentType<{ before: Entity; after: Entity }>
  onClose: () => void
}

/** Props of the form of one action in a table. */
export type ActionFormOf<Calls, Name extends string> =
  Calls extends ActionCalls<infer Entity, infer Ops extends Operations, infer Read>
    ? ActionFormProps<Entity, Ops[Name], Read>
    : never

interface OwnProps {
  /** The dialog's title. @default the message `title.<name>` */
  title?: string
  /** The consequence, shown above the button. @default the message `consequence.<name>`, if any */
  consequence?: ReactNode
  /** The button's label, with the amount if one moves. @default the message `do.<name>` */
  submitLabel?: string
  /** The amount to retype, as decimal text. */
  retype?: string
  /** Errors beyond the fields' own validation, by field name. */
  problems?: Readonly<Record<string, string | undefined>>
  /** Whether no item is eligible. */
  isUnavailable?: boolean
  /** Whether data needed for sending is still loading. */
  isPreparing?: boolean
  /** Called with the form data after validation passes. */
  onSubmit: () => void
  children?: ReactNode
}

/** The dialog of an action: title, fields, consequence and outcome. Keeps entered values through refusals. */
export function ActionForm<Entity extends ActionEntity, O extends Operation, Read extends Operation>(
  props: ActionFormProps<Entity, O, Read> & OwnProps,
) {
  const {
    name,
    isCritical,
    permission,
    entity,
    changedFrom,
    isAsked,
    action,
    say,
    values,
    Changed,
    onClose,
    onSubmit,
    children,
  } = props
  const { title = say(`title.${name}`, values) } = props
  const {
    consequence = optionalMessage(say, `consequence.${name}`, values) || undefined,
    submitLabel = say(`do.${name}`, values),
  } = props
  const { retype, problems = {}, isUnavailable, isPreparing } = props
  const { state, isBusy } = action
  const t = useMessages(actionMessages)
  const { can } = useMemberkit()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const retyping = useRetype(retype, entity.currency)
  useEndInSight(form, state.phase)
  useFocusKept(form, state.phase, isBusy)
  useSafeFocus(form, Boolean(isCritical), state.phase)
  const isDenied = !can(permission)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={title}
      closeLabel={t('close')}
      aria-describedby={consequence ? `${id}consequence` : undefined}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t(state.phase === 'done' ? 'close' : isCritical ? 'goBack' : 'cancel')}
          </Button>
          {(state.phase === 'unknown' && !isBusy) || isUnavailable ? null : (
            <Button
              type="submit"
              form={id}
              tone={isCritical ? 'critical' : 'primary'}
              isPending={isBusy || isPreparing}
              pendingLabel={t('working')}
              aria-disabled={isDenied}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        errors={state.phase === 'refused' ? state.fields : undefined}
        problems={{ ...problems, ...retyping?.problems }}
        isPending={isBusy}
        // The previous outcome doesn't apply to the new input.
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => {
          if (!isDenied && !isUnavailable) onSubmit()
        }}
      >
        {/* What is entered is looked at anew with that in mind. */}
        {changedFrom ? <Changed before={changedFrom} after={entity} /> : null}
        {isAsked ? <PressAgain button={submitLabel} /> : null}
        {children}
        {consequence ? (
          <Alert isStatic tone={isCritical ? 'caution' : 'neutral'} id={`${id}consequence`}>
            {consequence}
          </Alert>
        ) : null}
        {retyping ? <RetypeAmount {...retyping} /> : null}
        {changedFrom && state.phase === 'conflict' ? null : <ActionMessage action={action} />}
      </DialogForm>
    </Dialog>
  )
}
