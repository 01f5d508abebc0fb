import { assumed, list, type Out, type Schema, stated, text } from '../wire.ts'
import { BranchEmail, BranchPhone } from './branches.entities.ts'
import { BusinessHours, UnavailableDate } from './branches.hours.entities.ts'

// The public profile of a branch. Only fields that section 3 lists are stated.

const branchNameFields = assumed({ name: text })

/** The name of a branch. */
export interface BranchName extends Out<typeof branchNameFields> {}
export const BranchName: Schema<BranchName> = branchNameFields

const branchAboutUsFields = stated({ aboutUsText: text })

/** The description of a branch. */
export interface BranchAboutUs extends Out<typeof branchAboutUsFields> {}
export const BranchAboutUs: Schema<BranchAboutUs> = branchAboutUsFields

const branchPhonesFields = stated({ phones: list(BranchPhone) })

/** The phone numbers of a branch. Replaces the whole list. */
export interface BranchPhones extends Out<typeof branchPhonesFields> {}
export const BranchPhones: Schema<BranchPhones> = branchPhonesFields

const branchEmailsFields = stated({ emails: list(BranchEmail) })

/** The email addresses of a branch. Replaces the whole list. */
export interface BranchEmails extends Out<typeof branchEmailsFields> {}
export const BranchEmails: Schema<BranchEmails> = branchEmailsFields

const branchEmailChangeFields = assumed({ address: text, email: BranchEmail })

/** An email address, and its replacement. */
export interface BranchEmailChange extends Out<typeof branchEmailChangeFields> {}
export const BranchEmailChange: Schema<BranchEmailChange> = branchEmailChangeFields

const branchWebsiteFields = stated({ websiteUrl: text })

/** The website of a branch. */
export interface BranchWebsite extends Out<typeof branchWebsiteFields> {}
export const BranchWebsite: Schema<BranchWebsite> = branchWebsiteFields

const branchWelcomeVideoFields = stated({ welcomeVideoUrl: text })

/** The URL of the welcome video. */
export interface BranchWelcomeVideo extends Out<typeof branchWelcomeVideoFields> {}
export const BranchWelcomeVideo: Schema<BranchWelcomeVideo> = branchWelcomeVideoFields

const branchPictureFields = stated({ profilePictureUrl: text })

/** The URL of the picture. */
export interface BranchPicture extends Out<typeof branchPictureFields> {}
export const BranchPicture: Schema<BranchPicture> = branchPictureFields

const branchTimeZoneFields = stated({ timeZone: text })

/** The IANA time zone of the opening hours, such as `America/Chicago`. */
export interface BranchTimeZone extends Out<typeof branchTimeZoneFields> {}
export const BranchTimeZone: Schema<BranchTimeZone> = branchTimeZoneFields

const branchUnavailableDatesFields = stated({ unavailableDates: list(UnavailableDate) })

/** The closures of a branch, including past ones. Replaces the whole list. */
export interface BranchUnavailableDates extends Out<typeof branchUnavailableDatesFields> {}
export const BranchUnavailableDates: Schema<BranchUnavailableDates> = branchUnavailableDatesFields

const branchHoursFields = stated({ businessHours: BusinessHours })

/** The weekly opening hours. Replaces all of them. */
export interface BranchHours extends Out<typeof branchHoursFields> {}
export const BranchHours: Schema<BranchHours> = branchHoursFields
