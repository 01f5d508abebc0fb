import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseFrCA } from '../case/words.fr-CA.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesFrCA } from '../notes/words.fr-CA.ts'
import { sharedFrCA } from '../shared/fr-CA.ts'
import { partnerMessages } from './namespace.ts'
import { partnerFrCA as words } from './words.fr-CA.ts'

/** Messages in fr-CA of a case as a law firm sees it, and no others. */
export const partnerFrCA: readonly Dictionary[] = joinMessages(sharedFrCA, [
  defineMessages(caseMessages, 'fr-CA', caseFrCA),
  defineMessages(notesMessages, 'fr-CA', notesFrCA),
  defineMessages(partnerMessages, 'fr-CA', words),
])
