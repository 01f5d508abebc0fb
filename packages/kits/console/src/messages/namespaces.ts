import { type MessageNamespace, messageNamespace } from '@memberkit/foundation/messages'
import type { consoleEnUS } from './console/en-US.ts'
import type { laterEnUS } from './later/en-US.ts'

/** The messages of the shell, in the first load. */
export const consoleMessages = messageNamespace<typeof consoleEnUS>('console')
/** The messages of forms, dialogs, tools and the launcher. */
export const laterMessages = messageNamespace<typeof laterEnUS>('console.later')

/** Namespaces that come with a page, in one file. */
export const laterNames = ['console.later'] as const

/** Namespaces of a postal address, in one file. */
export const addressNames = ['parts.address', 'labels.StateOrProvince'] as const

/** The words of a service: field names, actions, and values of enumerations. */
export const wordsOf = (service: string): MessageNamespace<Readonly<Record<string, ''>>> => ({
  namespace: `console.words.${service}`,
})
/** The words that services share. */
export const sharedWords = wordsOf('shared')
