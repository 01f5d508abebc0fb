'use client'
import { MenuItem, MenuSection, MenuSeparator } from '@memberkit/primitives/menu'
import { Fragment } from 'react'
import { actionMessages } from '../messages/actions.ts'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AllowedAction } from './allowed-actions.ts'
import { obstacleOf, obstacleToAll, obstacleWords } from './obstacles.ts'
import { type SayAction, sayIfThere } from './action-words.ts'

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
  words: MessageNamespace<unknown>
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
  const { actions, allowed, words, statusLabel, onChoose, onIntent } = props
  const t = useMessages(actionMessages)
  const say = useMessages(words) as unknown as SayAction
  const said = { t, say, statusLabel }
  const entries = sectionsOf(actions, allowed).flatMap(({ group, names, guides }) => [
    ...names.map((name) => entry(group, name, obstacleOf(allowed, name), actions.rows[name].isCritical)),
    ...guides.map(([guide, names]) => entry(group, guide, obstacleToAll(allowed, names))),
  ])
  const obstacles = [...new Set(entries.flatMap(({ obstacle }) => obstacle ?? []))]
  // Said once, above all that it holds for, at the end: a menu of one reason over and over is read by nobody. By the
  // obstacle, not by its words: these may come later, and would move what has the focus.
  const shared = obstacles.filter((obstacle) => entries.filter((one) => one.obstacle === obstacle).length > 1)
  const others = entries.filter(({ obstacle }) => obstacle === undefined || !shared.includes(obstacle))
  return (
    <>
      {others.map((one, index) => (
        <Fragment key={one.intent}>
          {index > 0 && others[index - 1]?.group !== one.group ? <MenuSeparator /> : null}
          {item(one)}
        </Fragment>
      ))}
      {shared.map((obstacle, index) => (
        <Fragment key={obstacle}>
          {index > 0 || others.length > 0 ? <MenuSeparator /> : null}
          <MenuSection label={obstacleWords(obstacle, said)}>
            {entries.filter((one) => one.obstacle === obstacle).map(item)}
          </MenuSection>
        </Fragment>
      ))}
    </>
  )

  function entry(group: string, intent: Name | Guide, obstacle: string | undefined, isCritical = false) {
    return { group, intent, isCritical, obstacle }
  }

  function item({ intent, isCritical, obstacle }: ReturnType<typeof entry>) {
    return (
      <MenuItem
        key={intent}
        tone={isCritical ? 'critical' : 'neutral'}
        description={sayIfThere(say, `action.${intent}.hint`)}
        unavailableReason={obstacle && obstacleWords(obstacle, said)}
        isReasonHidden={obstacle !== undefined && shared.includes(obstacle)}
        onPress={() => onChoose(intent)}
        // In a menu, focus follows the pointer: either way, the dialog starts loading.
        onFocus={obstacle ? undefined : () => onIntent?.(intent)}
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
