import type { Translation } from '@memberkit/foundation/messages'
import { eligibilityEnUS } from './en-US.ts'

export const eligibilityEnCA: Translation<typeof eligibilityEnUS> = {
  ...eligibilityEnUS,
  'region.change': 'Change province or state',
  'region.choose': 'Choose province or state',
  'userType.DEPENDENT': 'Doesn’t cover dependants.',
}
