import { defineMessages, type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { sectionMessages } from '../sections.ts'
import { toolMessages } from '../tools.ts'
import { coreMessages } from '../core.ts'
import { core } from '../en-US/core.ts'

// Canadian English uses these messages of American English unchanged.

/** All messages of the foundation in en-CA; some load on demand. */
export const enCA: readonly Dictionary[] = [
  defineMessages(coreMessages, 'en-CA', core),
  lazyMessages(actionMessages, 'en-CA', async () => (await import('../en-US/later.ts')).actions),
  lazyMessages(toolMessages, 'en-CA', async () => (await import('../en-US/later.ts')).tools),
  lazyMessages(sectionMessages, 'en-CA', async () => (await import('../en-US/sections.ts')).sections),
]
