import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { newKitEnUS } from './en-US.ts'
import { newKitMessages } from './namespace.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [defineMessages(newKitMessages, 'en-CA', { ...newKitEnUS.messages })]
