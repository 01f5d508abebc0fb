import { defineMessages, type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { sectionMessages } from '../sections.ts'
import { toolMessages } from '../tools.ts'
import { coreMessages } from '../core.ts'
import { core } from './core.ts'

/** All messages of the foundation in en-US; some load on demand. */
export const enUS: readonly Dictionary[] = [
  defineMessages(coreMessages, 'en-US', core),
  lazyMessages(actionMessages, 'en-US', async () => (await import('./later.ts')).actions),
  lazyMessages(toolMessages, 'en-US', async () => (await import('./later.ts')).tools),
  lazyMessages(sectionMessages, 'en-US', async () => (await import('./sections.ts')).sections),
]
