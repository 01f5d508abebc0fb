import { type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { toolMessages } from '../tools.ts'
import { core } from './core.ts'

/** Every message of the foundation in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  core,
  lazyMessages(actionMessages, 'en-CA', async () => (await import('./later.ts')).actions),
  lazyMessages(toolMessages, 'en-CA', async () => (await import('./later.ts')).tools),
]
