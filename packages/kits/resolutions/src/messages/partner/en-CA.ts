import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseEnCA } from '../case/words.en-CA.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesEnCA } from '../notes/words.en-CA.ts'
import { sharedEnCA } from '../shared/en-CA.ts'
import { partnerMessages } from './namespace.ts'
import { partnerEnCA as words } from './words.en-CA.ts'

/** Messages in en-CA of a case as a law firm sees it, and no others. */
export const partnerEnCA: readonly Dictionary[] = joinMessages(sharedEnCA, [
  defineMessages(caseMessages, 'en-CA', caseEnCA),
  defineMessages(notesMessages, 'en-CA', notesEnCA),
  defineMessages(partnerMessages, 'en-CA', words),
])
