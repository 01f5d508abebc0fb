import type { Message, MessageNamespace } from '../messages/messages.ts'

/**
 * Messages of a kit's actions, by key: `action.<name>` in menus, and for each action with our dialog `title.<name>`,
 * `do.<name>` on its button, `done.<name>` once it has happened, and `consequence.<name>` before the button.
 */
export type ActionMessages<Name extends string, OwnDialog extends string = never> = MessageNamespace<
  Readonly<Record<`action.${Name}` | `${'title' | 'do' | 'done'}.${Exclude<Name, OwnDialog>}`, Message>>
>

/** What the placeholders of an entity's messages stand for, such as its number and what is due. */
export type ActionValues = Readonly<Record<string, string | number>>

/** Says a message by a key that is put together. */
export type SayAction = (key: string, values?: ActionValues) => string

/** A message that a kit may have; `undefined` where it has none. */
export function sayIfThere(say: SayAction, key: string, values?: ActionValues): string | undefined {
  const text = say(key, values)
  return text === key ? undefined : text
}
