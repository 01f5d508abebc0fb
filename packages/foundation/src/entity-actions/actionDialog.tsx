'use client'
import type { Operation, Transitions } from '@memberkit/contract'
import { formatMoney, type Locale } from '@memberkit/platform/formats'
import type { ComponentType, ReactNode } from 'react'
import { needsRetype } from '../confirm/retype.ts'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { type AllowedAction, permissionFor } from './allowed-actions.ts'
import type { ActionMessages, ActionValues, TranslateAction } from './action-messages.ts'
import { ActionForm, type ActionFormProps } from './ActionForm.tsx'
import { ActionGuide } from './ActionGuide.tsx'
import type { ActionEntity } from './define-actions.ts'
import type { ActionCalls, AddressOf, Operations } from './define-calls.ts'
import { useEntityAction } from './useEntityAction.ts'

/** Props of a kit's own dialog. */
export interface CustomDialogProps<Entity, Read extends Operation = Operation> {
  address: AddressOf<Read>
  entity: Entity
  retypeAbove?: string
  onClose: () => void
}

export interface ActionDialogProps<
  Entity,
  Name extends string = string,
  Read extends Operation = Operation,
> extends CustomDialogProps<Entity, Read> {
  /** The action, or a guide to several. */
  intent: string
  /** The allowed actions, for guides. */
  allowed: readonly AllowedAction<Name>[]
  transitions?: Transitions
  /** The status label, for guides. */
  statusLabel?: string
  /** Called with the action that a guide led to. */
  onIntent: (intent: Name) => void
  onDone?: (name: Name, after: Entity) => void
}

export interface ActionDialogSetup<
  Entity extends ActionEntity,
  Ops extends Operations,
  Read extends Operation,
  Own extends keyof Ops & string,
> {
  messages: ActionMessages<keyof Ops & string, Own>
  /** Returns the placeholder values of every message. */
  values: (entity: Entity, locale: Locale) => ActionValues
  /** Forms of actions that need input. They render an ActionForm. */
  forms?: {
    readonly [Name in keyof Ops]?: ComponentType<ActionFormProps<Entity, Ops[Name], Read>>
  }
  /** Custom dialogs that replace the standard one. */
  dialogs?: { readonly [Name in Own]: ComponentType<CustomDialogProps<Entity, Read>> }
  isChanged: (before: Entity, after: Entity) => boolean
  /** Shows what has changed since the dialog opened. */
  Changed: ComponentType<{ before: Entity; after: Entity }>
}

/** Creates the component that shows the dialog of any action in a table: the standard one, or a custom one. */
/* @__NO_SIDE_EFFECTS__ */
export function actionDialog<
  Entity extends ActionEntity,
  Ops extends Operations,
  Read extends Operation,
  Own extends keyof Ops & string = never,
>(
  table: ActionCalls<Entity, Ops, Read>,
  setup: ActionDialogSetup<Entity, Ops, Read, Own>,
): (props: ActionDialogProps<Entity, keyof Ops & string, Read>) => ReactNode {
  type Name = keyof Ops & string
  const { actions, calls } = table
  const guides: Readonly<Record<string, readonly Name[]>> = actions.guides ?? {}

  function Standard({ name, ...props }: ActionDialogProps<Entity, Name, Read> & { name: Name }) {
    const { address, entity: known, transitions, retypeAbove, onDone, onClose } = props
    const { locale } = useMemberkit()
    const say = useMessages(setup.messages as MessageNamespace<unknown>) as unknown as TranslateAction
    const call = calls[name]
    const state = useEntityAction(table, name, {
      address,
      entity: known,
      transitions,
      isChanged: setup.isChanged,
      successMessage: (after, input) =>
        say(`done.${name}`, {
          ...setup.values(after, locale),
          ...(call.enteredAmount && {
            amount: formatMoney(call.enteredAmount(input), after.currency ?? 'USD', locale),
          }),
        }),
      onDone: (after) => onDone?.(name, after),
      onClose,
    })
    const amount = call.amountToRetype?.(state.entity)
    const form: ActionFormProps<Entity, Ops[Name], Read> = {
      ...state,
      name,
      isCritical: actions.rows[name].isCritical,
      permission: permissionFor(actions, name),
      address,
      say,
      values: setup.values(state.entity, locale),
      retypeAbove,
      Changed: setup.Changed,
      onClose,
    }
    const Fields = setup.forms?.[name] as ComponentType<typeof form> | undefined
    if (Fields) return <Fields {...form} />
    return (
      <ActionForm
        {...form}
        retype={amount !== undefined && needsRetype(amount, retypeAbove) ? amount : undefined}
        onSubmit={() => state.run({} as never)}
      />
    )
  }

  return function ActionDialog(props) {
    const { intent, address, entity, retypeAbove, onClose } = props
    const names = guides[intent]
    if (names) return <ActionGuide {...props} {...{ names, messages: setup.messages, values: setup.values }} />
    const Own = setup.dialogs?.[intent as Own] as ComponentType<CustomDialogProps<Entity, Read>> | undefined
    return Own ? (
      <Own {...{ address, entity, retypeAbove, onClose }} />
    ) : (
      <Standard key={intent} {...props} name={intent} />
    )
  }
}
