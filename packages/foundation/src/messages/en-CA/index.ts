import { defineMessages, type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { sectionMessages } from '../sections.ts'
import { toolMessages } from '../tools.ts'
import { coreMessages } from '../core.ts'
import { core } from '../en-US/core.ts'

// Canadian English says these words as American English does.

/** Every message of the foundation in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(coreMessages, 'en-CA', core),
  lazyMessages(actionMessages, 'en-CA', async () => (await import('../en-US/later.ts')).actions),
  lazyMessages(toolMessages, 'en-CA', async () => (await import('../en-US/later.ts')).tools),
  lazyMessages(sectionMessages, 'en-CA', async () => (await import('../en-US/sections.ts')).sections),
]
