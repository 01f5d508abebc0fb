import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseEnUS } from '../case/words.en-US.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesEnUS } from '../notes/words.en-US.ts'
import { sharedEnUS } from '../shared/en-US.ts'
import { internalMessages, openedNames } from './namespaces.ts'
import { internalEnUS as words } from './words.en-US.ts'

/** Messages in en-US of a case as staff see it; messages that only an intent needs load with it. */
export const internalEnUS: readonly Dictionary[] = joinMessages(
  sharedEnUS,
  [
    defineMessages(caseMessages, 'en-US', caseEnUS),
    defineMessages(notesMessages, 'en-US', notesEnUS),
    defineMessages(internalMessages, 'en-US', words),
  ],
  lazyDictionaries(openedNames, 'en-US', async () => (await import('./later.en-US.ts')).tables),
)
