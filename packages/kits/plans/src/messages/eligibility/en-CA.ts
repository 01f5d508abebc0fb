import type { Translation } from '@memberkit/foundation/messages'
import { eligibilityEnUS } from './en-US.ts'

export const eligibilityEnCA: Translation<typeof eligibilityEnUS> = {
  ...eligibilityEnUS,
  'userType.DEPENDENT': 'Doesn’t cover dependants.',
}
