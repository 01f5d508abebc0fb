import type { ResolutionActionName } from './resolution-actions.ts'

/** The intents that open from a case: an action of the table, or a flow of its own. */
export type Intent = ResolutionActionName | 'attempt' | 'evidence' | 'keys'

const own = ['addClosingSequence', 'redactPII', 'attempt', 'evidence', 'keys'] as const
export type OwnIntent = (typeof own)[number]

/** Whether an intent has a sheet or dialog of its own. */
export const isOwnDialog = (intent: Intent): intent is OwnIntent => (own as readonly string[]).includes(intent)
