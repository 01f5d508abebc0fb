import { Network, PracticePermission, PracticeRole, PracticeType } from '../shared/practice.ts'
import { assumed, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

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

/** The changed fields; omitted ones stay. */
export interface FirmChanges extends Out<typeof firmChangesFields> {}
export const FirmChanges: Schema<FirmChanges> = firmChangesFields

const firmBranchesFields = stated({ branchIds: list(text) })

/** The branches of a firm. Replaces the whole list. */
export interface FirmBranches extends Out<typeof firmBranchesFields> {}
export const FirmBranches: Schema<FirmBranches> = firmBranchesFields

const firmWebsiteFields = stated({ websiteUrl: text })

/** The website of a firm. */
export interface FirmWebsite extends Out<typeof firmWebsiteFields> {}
export const FirmWebsite: Schema<FirmWebsite> = firmWebsiteFields

const firmTypesFields = stated({ firmTypes: list(PracticeType) })

/** The types of a firm. Replaces the whole list. */
export interface FirmTypes extends Out<typeof firmTypesFields> {}
export const FirmTypes: Schema<FirmTypes> = firmTypesFields

const firmNameFields = stated({ name: text })

/** The name of a firm. */
export interface FirmName extends Out<typeof firmNameFields> {}
export const FirmName: Schema<FirmName> = firmNameFields

const firmYearFoundedFields = stated({ yearFounded: number })

/** The founding year of a firm. */
export interface FirmYearFounded extends Out<typeof firmYearFoundedFields> {}
export const FirmYearFounded: Schema<FirmYearFounded> = firmYearFoundedFields

const firmYearJoinedFields = stated({ yearJoined: number })

/** The year a firm joined. */
export interface FirmYearJoined extends Out<typeof firmYearJoinedFields> {}
export const FirmYearJoined: Schema<FirmYearJoined> = firmYearJoinedFields

const firmExternalIdFields = stated({ externalId: text })

/** The ID of a firm in another system. */
export interface FirmExternalId extends Out<typeof firmExternalIdFields> {}
export const FirmExternalId: Schema<FirmExternalId> = firmExternalIdFields

const firmPermissionsFields = stated({ identityPermissions: list(PracticePermission) })

/** The permissions at a firm, of everyone. Replaces the whole list. */
export interface FirmPermissions extends Out<typeof firmPermissionsFields> {}
export const FirmPermissions: Schema<FirmPermissions> = firmPermissionsFields

const firmPermissionFields = assumed({ identityId: text, role: PracticeRole })

/** A person's role to add or remove. */
export interface FirmPermission extends Out<typeof firmPermissionFields> {}
export const FirmPermission: Schema<FirmPermission> = firmPermissionFields

const firmNetworkFields = stated({ network: Network })

/** The network of a firm. */
export interface FirmNetwork extends Out<typeof firmNetworkFields> {}
export const FirmNetwork: Schema<FirmNetwork> = firmNetworkFields

const firmAboutUsFields = stated({ aboutUsText: text })

/** The description of a firm. */
export interface FirmAboutUs extends Out<typeof firmAboutUsFields> {}
export const FirmAboutUs: Schema<FirmAboutUs> = firmAboutUsFields

const firmPictureFields = stated({ profilePictureUrl: text })

/** The URL of the picture. */
export interface FirmPicture extends Out<typeof firmPictureFields> {}
export const FirmPicture: Schema<FirmPicture> = firmPictureFields
