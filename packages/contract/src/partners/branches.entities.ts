import { AreaOfLawCode } from '../shared/area-of-law.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { Network, PracticePermission, PracticeType } from '../shared/practice.ts'
import { entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { BranchEmailType, BranchPhoneType, BranchStatus } from './branches.enums.ts'
import { BusinessHours, UnavailableDate } from './branches.hours.entities.ts'

const branchPhoneFields = entity({
  stated: { type: BranchPhoneType },
  assumed: { number: text, extension: maybe(text) },
})

/** A phone number; `number` is in E.164, `+12145550100`. */
export interface BranchPhone extends Out<typeof branchPhoneFields> {}
export const BranchPhone: Schema<BranchPhone> = branchPhoneFields

const branchEmailFields = entity({ stated: { type: BranchEmailType }, assumed: { address: text } })

/** An email address, and what it is used for. */
export interface BranchEmail extends Out<typeof branchEmailFields> {}
export const BranchEmail: Schema<BranchEmail> = branchEmailFields

const branchFields = entity({
  stated: {
    status: BranchStatus,
    network: Network,
    branchTypes: list(PracticeType),
    phones: list(BranchPhone),
    emails: list(BranchEmail),
    areasOfLaw: list(AreaOfLawCode),
    providerIds: list(text),
    referralProviderIds: list(text),
    servicingAreas: list(text),
    aboutUsText: maybe(text),
    websiteUrl: maybe(text),
    welcomeVideoUrl: maybe(text),
    timeZone: text,
    yearFounded: maybe(number),
    yearJoined: maybe(number),
    externalId: maybe(text),
    caseIdPrefix: maybe(text),
    unavailableDates: list(UnavailableDate),
    profilePictureUrl: maybe(text),
    businessHours: BusinessHours,
    permissions: list(PracticePermission),
  },
  assumed: { id: text, name: text, ownerId: maybe(text), firmId: maybe(text), address: OfficeAddress, version: text },
})

/**
 * A law firm's office. `servicingAreas` are the locations of the members it serves; `timeZone` is an IANA name;
 * `caseIdPrefix` is the prefix of its case IDs. `version` is the value for `If-Match`.
 */
export interface Branch extends Out<typeof branchFields> {}
export const Branch: Schema<Branch> = branchFields
