import type { Translation } from '@memberkit/foundation/messages'
import { staffEnUS } from './en-US.ts'

export const staffEnCA: Translation<typeof staffEnUS> = {
  ...staffEnUS,
  'consequence.void':
    'The invoice is cancelled. Nothing is owed, and it is left out of every total. This can’t be undone.',
}
