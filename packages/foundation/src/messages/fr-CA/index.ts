import { defineMessages, type Dictionary, lazyMessages } from '../messages.ts'
import { actionMessages } from '../actions.ts'
import { sectionMessages } from '../sections.ts'
import { toolMessages } from '../tools.ts'
import { coreMessages } from '../core.ts'
import { core } from './core.ts'

/** All messages of the foundation in fr-CA; some load on demand. */
export const frCA: readonly Dictionary[] = [
  defineMessages(coreMessages, 'fr-CA', core),
  lazyMessages(actionMessages, 'fr-CA', async () => (await import('./later.ts')).actions),
  lazyMessages(toolMessages, 'fr-CA', async () => (await import('./later.ts')).tools),
  lazyMessages(sectionMessages, 'fr-CA', async () => (await import('./sections.ts')).sections),
  // Printed in English after a French page. See `SecondLanguage`.
  lazyMessages(coreMessages, 'en-CA', async () => (await import('../en-US/core.ts')).core),
  lazyMessages(toolMessages, 'en-CA', async () => (await import('../en-US/later.ts')).tools),
]
