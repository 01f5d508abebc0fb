import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseEsUS } from '../case/words.es-US.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesEsUS } from '../notes/words.es-US.ts'
import { sharedEsUS } from '../shared/es-US.ts'
import { internalMessages, openedNames } from './namespaces.ts'
import { internalEsUS as words } from './words.es-US.ts'

/** Messages in es-US of a case as staff see it; messages that only an intent needs load with it. */
export const internalEsUS: readonly Dictionary[] = joinMessages(
  sharedEsUS,
  [
    defineMessages(caseMessages, 'es-US', caseEsUS),
    defineMessages(notesMessages, 'es-US', notesEsUS),
    defineMessages(internalMessages, 'es-US', words),
  ],
  lazyDictionaries(openedNames, 'es-US', async () => (await import('./later.es-US.ts')).tables),
)
