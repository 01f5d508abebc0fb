import { AreaOfLawCode } from '../shared/area-of-law.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { Network, PracticePermission, PracticeRole, PracticeType } from '../shared/practice.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

const branchQueryFields = assumed({ ownerId: maybe(text) })

/** Whose branches to list; without an owner, all of them. */
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

/** One area to serve or no longer. */
export interface BranchServicingArea extends Out<typeof branchServicingAreaFields> {}
export const BranchServicingArea: Schema<BranchServicingArea> = branchServicingAreaFields

const branchProvidersFields = stated({ providerIds: list(text) })

/** All providers who work at the branch. */
export interface BranchProviders extends Out<typeof branchProvidersFields> {}
export const BranchProviders: Schema<BranchProviders> = branchProvidersFields

const branchProviderFields = assumed({ providerId: text })

/** One provider who works at the branch or no longer. */
export interface BranchProvider extends Out<typeof branchProviderFields> {}
export const BranchProvider: Schema<BranchProvider> = branchProviderFields

const branchReferralProvidersFields = stated({ referralProviderIds: list(text) })

/** All providers the branch sends members to. */
export interface BranchReferralProviders extends Out<typeof branchReferralProvidersFields> {}
export const BranchReferralProviders: Schema<BranchReferralProviders> = branchReferralProvidersFields

const branchPermissionsFields = stated({ permissions: list(PracticePermission) })

/** What everyone may do at the branch. */
export interface BranchPermissions extends Out<typeof branchPermissionsFields> {}
export const BranchPermissions: Schema<BranchPermissions> = branchPermissionsFields

const branchPermissionRemovalFields = assumed({ identityId: text, role: PracticeRole })

/** One role someone no longer has. */
export interface BranchPermissionRemoval extends Out<typeof branchPermissionRemovalFields> {}
export const BranchPermissionRemoval: Schema<BranchPermissionRemoval> = branchPermissionRemovalFields

const branchPermissionsRemovalFields = assumed({ identityIds: list(text) })

/** Who may no longer do anything at the branch. */
export interface BranchPermissionsRemoval extends Out<typeof branchPermissionsRemovalFields> {}
export const BranchPermissionsRemoval: Schema<BranchPermissionsRemoval> = branchPermissionsRemovalFields

const branchRolesFields = assumed({ roles: list(PracticeRole) })

/** All that one identity may do; what it could do before is gone. */
export interface BranchRoles extends Out<typeof branchRolesFields> {}
export const BranchRoles: Schema<BranchRoles> = branchRolesFields

const branchTypesFields = stated({ branchTypes: list(PracticeType) })

/** All types the branch is of. */
export interface BranchTypes extends Out<typeof branchTypesFields> {}
export const BranchTypes: Schema<BranchTypes> = branchTypesFields

const branchExternalIdFields = stated({ externalId: text })

/** What another system calls the branch. */
export interface BranchExternalId extends Out<typeof branchExternalIdFields> {}
export const BranchExternalId: Schema<BranchExternalId> = branchExternalIdFields

const branchAreasOfLawFields = stated({ areasOfLaw: list(AreaOfLawCode) })

/** All areas the branch practises. */
export interface BranchAreasOfLaw extends Out<typeof branchAreasOfLawFields> {}
export const BranchAreasOfLaw: Schema<BranchAreasOfLaw> = branchAreasOfLawFields

const branchYearFoundedFields = stated({ yearFounded: number })

/** The year the branch was founded. */
export interface BranchYearFounded extends Out<typeof branchYearFoundedFields> {}
export const BranchYearFounded: Schema<BranchYearFounded> = branchYearFoundedFields

const branchYearJoinedFields = stated({ yearJoined: number })

/** The year the branch joined. */
export interface BranchYearJoined extends Out<typeof branchYearJoinedFields> {}
export const BranchYearJoined: Schema<BranchYearJoined> = branchYearJoinedFields

const branchNetworkFields = stated({ network: Network })

/** The network the branch belongs to. */
export interface BranchNetwork extends Out<typeof branchNetworkFields> {}
export const BranchNetwork: Schema<BranchNetwork> = branchNetworkFields

const branchCaseIdPrefixFields = stated({ caseIdPrefix: text })

/** What its case ids begin with. */
export interface BranchCaseIdPrefix extends Out<typeof branchCaseIdPrefixFields> {}
export const BranchCaseIdPrefix: Schema<BranchCaseIdPrefix> = branchCaseIdPrefixFields
