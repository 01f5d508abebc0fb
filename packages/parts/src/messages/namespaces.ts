import { messageNamespace } from '@memberkit/foundation/messages'
import type { addressEnUS } from './address.en-US.ts'
import type { attemptEnUS } from './attempt.en-US.ts'
import type { contractsEnUS } from './contracts.en-US.ts'
import type { methodEnUS } from './method.en-US.ts'
import type { personEnUS } from './person.en-US.ts'

/** Names of payment methods and the choice of one. */
export const methodMessages = messageNamespace<typeof methodEnUS>('parts.method')
/** Texts that identify people: ID, kind of account. */
export const personMessages = messageNamespace<typeof personEnUS>('parts.person')
/** The fields of an address. */
export const addressMessages = messageNamespace<typeof addressEnUS>('parts.address')
/** When the bank allows the next attempt. */
export const attemptMessages = messageNamespace<typeof attemptEnUS>('parts.attempt')
/** Contracts: their language, days and standing, gaps and overlaps. */
export const contractMessages = messageNamespace<typeof contractsEnUS>('parts.contracts')
