import { messageNamespace } from '@memberkit/foundation/messages'
import type { compareEnUS } from './compare/en-US.ts'
import type { eligibilityEnUS } from './eligibility/en-US.ts'
import type { familiesEnUS } from './families/en-US.ts'
import type { pickerEnUS } from './picker/en-US.ts'

/** Messages of the tier picker. */
export const pickerMessages = messageNamespace<typeof pickerEnUS>('plans.picker')

/** Messages of the product families. */
export const familyMessages = messageNamespace<typeof familiesEnUS>('plans.families')

/** Messages of the comparison and of eligibility: they load with these parts. */
export const compareMessages = messageNamespace<typeof compareEnUS>('plans.compare')
export const eligibilityMessages = messageNamespace<typeof eligibilityEnUS>('plans.eligibility')

/** Namespaces that load with the comparison and eligibility, in one file. */
export const companionNames = ['plans.compare', 'plans.eligibility', 'labels.AuthorizedUserType'] as const
