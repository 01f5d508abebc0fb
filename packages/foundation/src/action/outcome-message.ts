import type { actions } from '../messages/en-US/actions.ts'
import type { Translate } from '../messages/messages.ts'
import type { RefusalReason } from '../resource/resource.ts'
import type { ActionState } from './phases.ts'

type Table = typeof actions
type Tone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical'

/** The message of an action's state. */
export interface OutcomeMessage {
  /** @default 'caution' */
  tone?: Tone
  title?: string
  text: string
}

const refusals = {
  denied: ['deniedTitle', 'denied'],
  gone: ['goneTitle', 'gone'],
  signedOut: ['signedOutTitle', 'signedOut'],
  conflict: ['refusedTitle', 'refused'],
  rateLimited: ['rateLimitedTitle', 'rateLimited'],
  invalid: ['invalidTitle', 'invalid'],
  busy: ['busyTitle', 'busy'],
  other: ['otherTitle', 'other'],
} as const satisfies Record<RefusalReason, readonly [keyof Table, keyof Table]>

/** Returns the message of a phase; `undefined` for `idle`, `pending`, and `done`, which the kit words. */
export function outcomeMessageOf(state: ActionState<unknown>, t: Translate<Table>): OutcomeMessage | undefined {
  switch (state.phase) {
    case 'idle':
    case 'pending':
    case 'done':
      return undefined
    case 'slow':
      return { tone: 'info', text: t('slow') }
    case 'checking':
      return { tone: 'info', text: t('stillOut') }
    case 'unknown':
      return state.isChecking
        ? { tone: 'info', title: t('lostTitle'), text: t('lost') }
        : { tone: 'caution', title: t('unknownTitle'), text: t('unknown') }
    case 'conflict':
      return { tone: 'caution', title: t('changedTitle'), text: t('changed') }
    case 'failed':
      if (state.isVerified) {
        return { tone: 'caution', title: t('verifiedTitle'), text: t(state.isGuarded ? 'verified' : 'unguarded') }
      }
      if (state.isOffline) return { tone: 'caution', title: t('offlineTitle'), text: t('offline') }
      if (state.isUnsent) return { tone: 'critical', title: t('failedTitle'), text: t('failed') }
      return { tone: 'caution', title: t('openTitle'), text: t('open') }
    case 'refused': {
      const [title, text] = refusals[state.reason]
      return {
        tone: state.reason === 'rateLimited' || state.reason === 'busy' ? 'caution' : 'critical',
        title: t(title),
        text: t(text),
      }
    }
  }
}
