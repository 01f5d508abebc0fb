import { defineMessages, type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { sectionMessages } from '../sections.ts'
import { toolMessages } from '../tools.ts'
import { coreMessages } from '../core.ts'
import { core } from './core.ts'

/** All messages of the foundation in es-US; some load on demand. */
export const esUS: readonly Dictionary[] = [
  defineMessages(coreMessages, 'es-US', core),
  lazyMessages(actionMessages, 'es-US', async () => (await import('./later.ts')).actions),
  lazyMessages(toolMessages, 'es-US', async () => (await import('./later.ts')).tools),
  lazyMessages(sectionMessages, 'es-US', async () => (await import('./sections.ts')).sections),
]
