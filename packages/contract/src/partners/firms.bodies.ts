import { Network, PracticePermission, PracticeRole, PracticeType } from '../shared/practice.ts'
import { assumed, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

const newFirmFields = stated({
  name: text,
  firmTypes: list(PracticeType),
  network: Network,
  externalId: maybe(text),
  websiteUrl: maybe(text),
  yearFounded: maybe(number),
  yearJoined: maybe(number),
})

/** A firm to create. */
export interface NewFirm extends Out<typeof newFirmFields> {}
export const NewFirm: Schema<NewFirm> = newFirmFields

const firmChangesFields = stated({
  name: maybe(text),
  firmTypes: maybe(list(PracticeType)),
  network: maybe(Network),
  externalId: maybe(text),
  websiteUrl: maybe(text),
  yearFounded: maybe(number),
  yearJoined: maybe(number),
  branchIds: maybe(list(text)),
  aboutUsText: maybe(text),
  profilePictureUrl: maybe(text),
})

/** Several fields at once; what is left out stays. */
export interface FirmChanges extends Out<typeof firmChangesFields> {}
export const FirmChanges: Schema<FirmChanges> = firmChangesFields

const firmBranchesFields = stated({ branchIds: list(text) })

/** All branches of the firm. */
export interface FirmBranches extends Out<typeof firmBranchesFields> {}
export const FirmBranches: Schema<FirmBranches> = firmBranchesFields

const firmWebsiteFields = stated({ websiteUrl: text })

/** Where the firm's website is. */
export interface FirmWebsite extends Out<typeof firmWebsiteFields> {}
export const FirmWebsite: Schema<FirmWebsite> = firmWebsiteFields

const firmTypesFields = stated({ firmTypes: list(PracticeType) })

/** All types the firm is of. */
export interface FirmTypes extends Out<typeof firmTypesFields> {}
export const FirmTypes: Schema<FirmTypes> = firmTypesFields

const firmNameFields = stated({ name: text })

/** What the firm is called. */
export interface FirmName extends Out<typeof firmNameFields> {}
export const FirmName: Schema<FirmName> = firmNameFields

const firmYearFoundedFields = stated({ yearFounded: number })

/** The year the firm was founded. */
export interface FirmYearFounded extends Out<typeof firmYearFoundedFields> {}
export const FirmYearFounded: Schema<FirmYearFounded> = firmYearFoundedFields

const firmYearJoinedFields = stated({ yearJoined: number })

/** The year the firm joined. */
export interface FirmYearJoined extends Out<typeof firmYearJoinedFields> {}
export const FirmYearJoined: Schema<FirmYearJoined> = firmYearJoinedFields

const firmExternalIdFields = stated({ externalId: text })

/** What another system calls the firm. */
export interface FirmExternalId extends Out<typeof firmExternalIdFields> {}
export const FirmExternalId: Schema<FirmExternalId> = firmExternalIdFields

const firmPermissionsFields = stated({ identityPermissions: list(PracticePermission) })

/** What everyone may do at the firm. */
export interface FirmPermissions extends Out<typeof firmPermissionsFields> {}
export const FirmPermissions: Schema<FirmPermissions> = firmPermissionsFields

const firmPermissionFields = assumed({ identityId: text, role: PracticeRole })

/** One role that someone gets, or no longer has. */
export interface FirmPermission extends Out<typeof firmPermissionFields> {}
export const FirmPermission: Schema<FirmPermission> = firmPermissionFields

const firmNetworkFields = stated({ network: Network })

/** The network the firm belongs to. */
export interface FirmNetwork extends Out<typeof firmNetworkFields> {}
export const FirmNetwork: Schema<FirmNetwork> = firmNetworkFields

const firmAboutUsFields = stated({ aboutUsText: text })

/** What members read of the firm. */
export interface FirmAboutUs extends Out<typeof firmAboutUsFields> {}
export const FirmAboutUs: Schema<FirmAboutUs> = firmAboutUsFields

const firmPictureFields = stated({ profilePictureUrl: text })

/** Where the picture is. */
export interface FirmPicture extends Out<typeof firmPictureFields> {}
export const FirmPicture: Schema<FirmPicture> = firmPictureFields
