import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { caseMessages } from '../case/namespace.ts'
import { caseEnUS } from '../case/words.en-US.ts'
import { notesMessages } from '../notes/namespace.ts'
import { notesEnUS } from '../notes/words.en-US.ts'
import { sharedEnUS } from '../shared/en-US.ts'
import { partnerMessages } from './namespace.ts'
import { partnerEnUS as words } from './words.en-US.ts'

/** Messages in en-US of a case as a law firm sees it, and no others. */
export const partnerEnUS: readonly Dictionary[] = joinMessages(sharedEnUS, [
  defineMessages(caseMessages, 'en-US', caseEnUS),
  defineMessages(notesMessages, 'en-US', notesEnUS),
  defineMessages(partnerMessages, 'en-US', words),
])
