import { AreaOfLawCode } from '../shared/area-of-law.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { Network, PracticePermission, PracticeRole, PracticeType } from '../shared/practice.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

const branchQueryFields = assumed({ ownerId: maybe(text) })

/** The owner whose branches to list; without one, all branches. */
export interface BranchQuery extends Out<typeof branchQueryFields> {}
export const BranchQuery: Schema<BranchQuery> = branchQueryFields

const newBranchFields = entity({
  stated: { network: Network, branchTypes: list(PracticeType), timeZone: text, externalId: maybe(text) },
  assumed: { name: text, firmId: maybe(text), address: OfficeAddress },
})

/** A branch to create. */
export interface NewBranch extends Out<typeof newBranchFields> {}
export const NewBranch: Schema<NewBranch> = newBranchFields

const branchServicingAreaFields = assumed({ servicingArea: text })

/** A service area to add or remove. */
export interface BranchServicingArea extends Out<typeof branchServicingAreaFields> {}
export const BranchServicingArea: Schema<BranchServicingArea> = branchServicingAreaFields

const branchProvidersFields = stated({ providerIds: list(text) })

/** The providers at a branch. Replaces the whole list. */
export interface BranchProviders extends Out<typeof branchProvidersFields> {}
export const BranchProviders: Schema<BranchProviders> = branchProvidersFields

const branchProviderFields = assumed({ providerId: text })

/** A provider to add or remove. */
export interface BranchProvider extends Out<typeof branchProviderFields> {}
export const BranchProvider: Schema<BranchProvider> = branchProviderFields

const branchReferralProvidersFields = stated({ referralProviderIds: list(text) })

/** The referral providers of a branch. Replaces the whole list. */
export interface BranchReferralProviders extends Out<typeof branchReferralProvidersFields> {}
export const BranchReferralProviders: Schema<BranchReferralProviders> = branchReferralProvidersFields

const branchPermissionsFields = stated({ permissions: list(PracticePermission) })

/** The permissions at a branch, of everyone. Replaces the whole list. */
export interface BranchPermissions extends Out<typeof branchPermissionsFields> {}
export const BranchPermissions: Schema<BranchPermissions> = branchPermissionsFields

const branchPermissionRemovalFields = assumed({ identityId: text, role: PracticeRole })

/** A person's role to remove. */
export interface BranchPermissionRemoval extends Out<typeof branchPermissionRemovalFields> {}
export const BranchPermissionRemoval: Schema<BranchPermissionRemoval> = branchPermissionRemovalFields

const branchPermissionsRemovalFields = assumed({ identityIds: list(text) })

/** The person whose permissions to remove. */
export interface BranchPermissionsRemoval extends Out<typeof branchPermissionsRemovalFields> {}
export const BranchPermissionsRemoval: Schema<BranchPermissionsRemoval> = branchPermissionsRemovalFields

const branchRolesFields = assumed({ roles: list(PracticeRole) })

/** The roles of one identity. Replaces the whole list. */
export interface BranchRoles extends Out<typeof branchRolesFields> {}
export const BranchRoles: Schema<BranchRoles> = branchRolesFields

const branchTypesFields = stated({ branchTypes: list(PracticeType) })

/** The types of a branch. Replaces the whole list. */
export interface BranchTypes extends Out<typeof branchTypesFields> {}
export const BranchTypes: Schema<BranchTypes> = branchTypesFields

const branchExternalIdFields = stated({ externalId: text })

/** The ID of a branch in another system. */
export interface BranchExternalId extends Out<typeof branchExternalIdFields> {}
export const BranchExternalId: Schema<BranchExternalId> = branchExternalIdFields

const branchAreasOfLawFields = stated({ areasOfLaw: list(AreaOfLawCode) })

/** The areas of law of a branch. Replaces the whole list. */
export interface BranchAreasOfLaw extends Out<typeof branchAreasOfLawFields> {}
export const BranchAreasOfLaw: Schema<BranchAreasOfLaw> = branchAreasOfLawFields

const branchYearFoundedFields = stated({ yearFounded: number })

/** The founding year of a branch. */
export interface BranchYearFounded extends Out<typeof branchYearFoundedFields> {}
export const BranchYearFounded: Schema<BranchYearFounded> = branchYearFoundedFields

const branchYearJoinedFields = stated({ yearJoined: number })

/** The year a branch joined. */
export interface BranchYearJoined extends Out<typeof branchYearJoinedFields> {}
export const BranchYearJoined: Schema<BranchYearJoined> = branchYearJoinedFields

const branchNetworkFields = stated({ network: Network })

/** The network of a branch. */
export interface BranchNetwork extends Out<typeof branchNetworkFields> {}
export const BranchNetwork: Schema<BranchNetwork> = branchNetworkFields

const branchCaseIdPrefixFields = stated({ caseIdPrefix: text })

/** The prefix of a branch's case IDs. */
export interface BranchCaseIdPrefix extends Out<typeof branchCaseIdPrefixFields> {}
export const BranchCaseIdPrefix: Schema<BranchCaseIdPrefix> = branchCaseIdPrefixFields
