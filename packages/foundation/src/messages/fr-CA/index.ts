import { type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { toolMessages } from '../tools.ts'
import { core } from './core.ts'

/** Every message of the foundation in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  core,
  lazyMessages(actionMessages, 'fr-CA', async () => (await import('./later.ts')).actions),
  lazyMessages(toolMessages, 'fr-CA', async () => (await import('./later.ts')).tools),
]
