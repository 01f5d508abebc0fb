'use client'
import { MenuItem, MenuSection, MenuSeparator } from '@memberkit/primitives/menu'
import { Fragment } from 'react'
import { actionMessages } from '../messages/actions.ts'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AllowedAction } from './allowed-actions.ts'
import { unavailableReasonOf, sharedUnavailableReason, unavailableMessage } from './unavailable-reasons.ts'
import { type TranslateAction, optionalMessage } from './action-messages.ts'

interface MenuRow {
  readonly group: string
  readonly isCritical?: boolean
}

export interface ActionMenuItemsProps<Name extends string, Guide extends string> {
  actions: {
    readonly rows: Readonly<Record<Name, MenuRow>>
    readonly guides?: Readonly<Record<Guide, readonly Name[]>>
  }
  allowed: readonly AllowedAction<Name>[]
  messages: MessageNamespace<unknown>
  /** Replaces the messages: returns the text of a key such as `action.pay`, or the key if there is none. */
  say?: TranslateAction
  /** The status label, to explain which actions the status doesn't allow. */
  statusLabel?: string
  /** Called with the action or guide. */
  onChoose: (intent: Name | Guide) => void
  /** Preloads what an action opens, once its menu item has focus. */
  onIntent?: (intent: string) => void
}

/** A menu item for each offered action, enabled or with the reason why it is unavailable. Put it in a Menu. */
export function ActionMenuItems<Name extends string, Guide extends string = never>(
  props: ActionMenuItemsProps<Name, Guide>,
) {
  const { actions, allowed, messages, statusLabel, onChoose, onIntent } = props
  const t = useMessages(actionMessages)
  const own = useMessages(messages) as unknown as TranslateAction
  const say = props.say ?? own
  const said = { t, say, statusLabel }
  const entries = sectionsOf(actions, allowed).flatMap(({ group, names, guides }) => [
    ...names.map((name) => entry(group, name, unavailableReasonOf(allowed, name), actions.rows[name].isCritical)),
    ...guides.map(([guide, names]) => entry(group, guide, sharedUnavailableReason(allowed, names))),
  ])
  const unavailableReasons = [...new Set(entries.flatMap(({ unavailableReason }) => unavailableReason ?? []))]
  // Said once, above all that it holds for, at the end: a menu of one reason over and over is read by nobody. By the
  // reason, not by its words: these may come later, and would move what has the focus.
  const shared = unavailableReasons.filter(
    (unavailableReason) => entries.filter((one) => one.unavailableReason === unavailableReason).length > 1,
  )
  const others = entries.filter(
    ({ unavailableReason }) => unavailableReason === undefined || !shared.includes(unavailableReason),
  )
  return (
    <>
      {others.map((one, index) => (
        <Fragment key={one.intent}>
          {index > 0 && others[index - 1]?.group !== one.group ? <MenuSeparator /> : null}
          {item(one)}
        </Fragment>
      ))}
      {shared.map((unavailableReason) => (
        <MenuSection key={unavailableReason} label={unavailableMessage(unavailableReason, said)}>
          {entries.filter((one) => one.unavailableReason === unavailableReason).map(item)}
        </MenuSection>
      ))}
    </>
  )

  function entry(group: string, intent: Name | Guide, unavailableReason: string | undefined, isCritical = false) {
    return { group, intent, isCritical, unavailableReason }
  }

  function item({ intent, isCritical, unavailableReason }: ReturnType<typeof entry>) {
    return (
      <MenuItem
        key={intent}
        tone={isCritical ? 'critical' : 'neutral'}
        description={optionalMessage(say, `action.${intent}.hint`)}
        unavailableReason={unavailableReason && unavailableMessage(unavailableReason, said)}
        isReasonHidden={unavailableReason !== undefined && shared.includes(unavailableReason)}
        onPress={() => onChoose(intent)}
        // In a menu, focus follows the pointer: either way, the dialog starts loading.
        onFocus={unavailableReason ? undefined : () => onIntent?.(intent)}
      >
        {say(`action.${intent}`)}
      </MenuItem>
    )
  }
}

/** Returns the groups in the order of the table. A guide ends the group of its first action. */
function sectionsOf<Name extends string, Guide extends string>(
  { rows, guides }: ActionMenuItemsProps<Name, Guide>['actions'],
  allowed: readonly AllowedAction<Name>[],
) {
  const names = allowed.map(({ name }) => name)
  const groups = [...new Set(names.map((name) => rows[name].group))]
  return groups.map((group) => ({
    group,
    names: names.filter((name) => rows[name].group === group),
    guides: (Object.entries(guides ?? {}) as [Guide, readonly Name[]][]).filter(
      ([, [first]]) => first && names.includes(first) && rows[first].group === group,
    ),
  }))
}
