import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseEnCA } from '../case/words.en-CA.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesEnCA } from '../notes/words.en-CA.ts'
import { sharedEnCA } from '../shared/en-CA.ts'
import { internalMessages, openedNames } from './namespaces.ts'
import { internalEnCA as words } from './words.en-CA.ts'

/** Messages in en-CA of a case as staff see it; messages that only an intent needs load with it. */
export const internalEnCA: readonly Dictionary[] = joinMessages(
  sharedEnCA,
  [
    defineMessages(caseMessages, 'en-CA', caseEnCA),
    defineMessages(notesMessages, 'en-CA', notesEnCA),
    defineMessages(internalMessages, 'en-CA', words),
  ],
  lazyDictionaries(openedNames, 'en-CA', async () => (await import('./later.en-CA.ts')).tables),
)
