import { oneOf, type Out } from '../wire.ts'

// Source of both lists: partners and service delivery, section 3, "Firm", value for value. A firm's type, network and
// roles are those of `shared/practice.ts`.

export const FirmStatus = oneOf('CREATED', 'ACTIVE', 'DELETED', 'DEACTIVATED')
export type FirmStatus = Out<typeof FirmStatus>

/** The named actions of the firm journal. It also has "field updates" without names. */
export const FirmAction = oneOf('CREATE', 'DELETE', 'ACTIVATE', 'DEACTIVATE', 'CHANGE')
export type FirmAction = Out<typeof FirmAction>
