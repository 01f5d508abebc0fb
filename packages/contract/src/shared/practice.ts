import { entity, list, maybe, oneOf, type Out, type Schema, text } from '../wire.ts'

// A practice is a firm or one of its branches: both have a network, types and people with roles.

/** Source: partners and service delivery, section 3, Firm, Branch and Provider, "Network"; section 9. */
export const Network = oneOf('LEGALSHIELD', 'CLC')
export type Network = Out<typeof Network>

/** Source: partners and service delivery, section 3, Firm, "Firm type", and Branch, "Type". */
export const PracticeType = oneOf('PARTNER', 'REFERRAL', 'OTHER')
export type PracticeType = Out<typeof PracticeType>

/** Source: partners and service delivery, section 3, Firm, "Role"; section 6, "firm and branch roles". */
export const PracticeRole = oneOf(
  'ADMIN',
  'CSR',
  'LAWYER',
  'RESOLUTION_LAWYER',
  'RESOLUTION_CSR',
  'REFERRAL_CLERK',
  'PPLSI_MANAGEMENT',
  'INTAKES_VIEW',
  'DECOMMISSIONED_ADMIN',
)
export type PracticeRole = Out<typeof PracticeRole>

const practicePermissionFields = entity({
  stated: { roles: list(PracticeRole) },
  assumed: { identityId: text, name: maybe(text) },
})

/** A person's permissions at a firm or a branch: "identity permissions" in the specification. */
export interface PracticePermission extends Out<typeof practicePermissionFields> {}
export const PracticePermission: Schema<PracticePermission> = practicePermissionFields
