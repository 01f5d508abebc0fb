import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseEsUS } from '../case/words.es-US.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesEsUS } from '../notes/words.es-US.ts'
import { sharedEsUS } from '../shared/es-US.ts'
import { partnerMessages } from './namespace.ts'
import { partnerEsUS as words } from './words.es-US.ts'

/** Messages in es-US of a case as a law firm sees it, and no others. */
export const partnerEsUS: readonly Dictionary[] = joinMessages(sharedEsUS, [
  defineMessages(caseMessages, 'es-US', caseEsUS),
  defineMessages(notesMessages, 'es-US', notesEsUS),
  defineMessages(partnerMessages, 'es-US', words),
])
