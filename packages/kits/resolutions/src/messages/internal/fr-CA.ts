import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseFrCA } from '../case/words.fr-CA.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesFrCA } from '../notes/words.fr-CA.ts'
import { sharedFrCA } from '../shared/fr-CA.ts'
import { internalMessages, openedNames } from './namespaces.ts'
import { internalFrCA as words } from './words.fr-CA.ts'

/** Messages in fr-CA of a case as staff see it; messages that only an intent needs load with it. */
export const internalFrCA: readonly Dictionary[] = joinMessages(
  sharedFrCA,
  [
    defineMessages(caseMessages, 'fr-CA', caseFrCA),
    defineMessages(notesMessages, 'fr-CA', notesFrCA),
    defineMessages(internalMessages, 'fr-CA', words),
  ],
  lazyDictionaries(openedNames, 'fr-CA', async () => (await import('./later.fr-CA.ts')).tables),
)
