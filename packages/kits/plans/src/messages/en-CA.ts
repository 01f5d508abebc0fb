import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { companionsEnCA } from './companions/en-CA.ts'
import { pickerEnCA } from './picker/en-CA.ts'
import { companionMessages, pickerMessages } from './namespaces.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'en-CA', pickerEnCA),
  defineMessages(companionMessages, 'en-CA', companionsEnCA),
]
