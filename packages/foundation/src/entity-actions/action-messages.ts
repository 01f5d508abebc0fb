import type { Message, MessageNamespace } from '../messages/messages.ts'

/**
 * Message keys of a kit's actions: `action.<name>` in menus and, for each action with the standard dialog,
 * `title.<name>`, `do.<name>` for its button, `done.<name>` for success, and `consequence.<name>` above the button.
 */
export type ActionMessages<Name extends string, OwnDialog extends string = never> = MessageNamespace<
  Readonly<Record<`action.${Name}` | `${'title' | 'do' | 'done'}.${Exclude<Name, OwnDialog>}`, Message>>
>

/** Placeholder values of an entity's messages, such as its number and amount due. */
export type ActionValues = Readonly<Record<string, string | number>>

/** Returns a message by a computed key. */
export type TranslateAction = (key: string, values?: ActionValues) => string

/** Returns an optional message; `undefined` if the kit has none. */
export function optionalMessage(say: TranslateAction, key: string, values?: ActionValues): string | undefined {
  const text = say(key, values)
  return text === key ? undefined : text
}
