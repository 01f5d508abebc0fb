'use client'
import type { Operation } from '@memberkit/contract'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { ActionMessage, type ActionPhase } from '../action/index.ts'
import { RetypeAmount, useRetype } from '../confirm/RetypeAmount.tsx'
import { DialogForm } from '../form/DialogForm.tsx'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { type ActionValues, type SayAction, sayIfThere } from './action-words.ts'
import type { ActedOn } from './define-actions.ts'
import type { ActionCalls, AddressOf, Operations } from './define-calls.ts'
import type { EntityAction } from './useEntityAction.ts'

/** What the form of an action is given. */
export interface ActionFormProps<
  Entity extends ActedOn,
  O extends Operation = Operation,
  Read extends Operation = Operation,
> extends EntityAction<Entity, O, Read> {
  name: string
  /** Cannot be undone. */
  isCritical?: boolean
  permission: string
  /** Path parameters that lead to the entity. */
  address: AddressOf<Read>
  say: SayAction
  values: ActionValues
  /** Staff retype amounts above this one, a decimal text. */
  retypeAbove?: string
  Changed: ComponentType<{ before: Entity; after: Entity }>
  onClose: () => void
}

/** What the form of one action of a table is given. */
export type ActionFormOf<Calls, Name extends string> =
  Calls extends ActionCalls<infer Entity, infer Ops extends Operations, infer Read>
    ? ActionFormProps<Entity, Ops[Name], Read>
    : never

interface OwnProps {
  /** What happens, right before the button. @default the message `consequence.<name>`, if there is one */
  consequence?: ReactNode
  /** The button's words, with the amount where one moves. @default the message `do.<name>` */
  submitLabel?: string
  /** The amount (decimal text) to retype. */
  retype?: string
  /** What is wrong beyond what the fields check themselves, by the name of the field. */
  problems?: Readonly<Record<string, string | undefined>>
  /** Whether no item is eligible. */
  isUnavailable?: boolean
  /** Whether something is still being read that has to be known before sending. */
  isPreparing?: boolean
  /** Called once every field is valid. */
  onSubmit: () => void
  children?: ReactNode
}

/** The dialog of an action: title, fields, consequence, and how sending goes. Keeps what was entered through refusals. */
export function ActionForm<Entity extends ActedOn, O extends Operation, Read extends Operation>(
  props: ActionFormProps<Entity, O, Read> & OwnProps,
) {
  const {
    name,
    isCritical,
    permission,
    entity,
    changedFrom,
    action,
    say,
    values,
    Changed,
    onClose,
    onSubmit,
    children,
  } = props
  const { consequence = sayIfThere(say, `consequence.${name}`, values), submitLabel = say(`do.${name}`, values) } =
    props
  const { retype, problems = {}, isUnavailable, isPreparing } = props
  const { state, isBusy } = action
  const t = useMessages(actionMessages)
  const { can } = useMemberkit()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const retyping = useRetype(retype, entity.currency)
  useEndInSight(form, state.phase)
  const isDenied = !can(permission)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isBusy}
      title={say(`title.${name}`, values)}
      closeLabel={t('close')}
      aria-describedby={consequence ? `${id}consequence` : undefined}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={isBusy}>
            {t(isCritical ? 'goBack' : 'cancel')}
          </Button>
          {state.phase === 'unknown' || isUnavailable ? null : (
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
        // What was said of the former entry does not hold for the new one.
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => {
          if (!isDenied && !isUnavailable) onSubmit()
        }}
      >
        {/* What is entered is looked at anew with that in mind. */}
        {changedFrom ? <Changed before={changedFrom} after={entity} /> : null}
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

/** What is said of an attempt stands below the fields, which may be out of sight where the window is small. */
function useEndInSight(form: RefObject<HTMLFormElement | null>, phase: ActionPhase) {
  useEffect(() => {
    // A conflict brings itself into sight.
    if (phase !== 'idle' && phase !== 'pending' && phase !== 'conflict')
      form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [form, phase])
}
