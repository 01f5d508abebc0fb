import { assumed, list, type Out, type Schema, stated, text } from '../wire.ts'
import { BranchEmail, BranchPhone } from './branches.entities.ts'
import { BusinessHours, UnavailableDate } from './branches.hours.entities.ts'

// What members read of a branch. A field is stated where section 3 lists it.

const branchNameFields = assumed({ name: text })

/** What the branch is called. */
export interface BranchName extends Out<typeof branchNameFields> {}
export const BranchName: Schema<BranchName> = branchNameFields

const branchAboutUsFields = stated({ aboutUsText: text })

/** What members read of the branch. */
export interface BranchAboutUs extends Out<typeof branchAboutUsFields> {}
export const BranchAboutUs: Schema<BranchAboutUs> = branchAboutUsFields

const branchPhonesFields = stated({ phones: list(BranchPhone) })

/** All telephone numbers. */
export interface BranchPhones extends Out<typeof branchPhonesFields> {}
export const BranchPhones: Schema<BranchPhones> = branchPhonesFields

const branchEmailsFields = stated({ emails: list(BranchEmail) })

/** All email addresses. */
export interface BranchEmails extends Out<typeof branchEmailsFields> {}
export const BranchEmails: Schema<BranchEmails> = branchEmailsFields

const branchEmailChangeFields = assumed({ address: text, email: BranchEmail })

/** The address to change, and what takes its place. */
export interface BranchEmailChange extends Out<typeof branchEmailChangeFields> {}
export const BranchEmailChange: Schema<BranchEmailChange> = branchEmailChangeFields

const branchWebsiteFields = stated({ websiteUrl: text })

/** Where the branch's website is. */
export interface BranchWebsite extends Out<typeof branchWebsiteFields> {}
export const BranchWebsite: Schema<BranchWebsite> = branchWebsiteFields

const branchWelcomeVideoFields = stated({ welcomeVideoUrl: text })

/** Where the video is that greets members. */
export interface BranchWelcomeVideo extends Out<typeof branchWelcomeVideoFields> {}
export const BranchWelcomeVideo: Schema<BranchWelcomeVideo> = branchWelcomeVideoFields

const branchPictureFields = stated({ profilePictureUrl: text })

/** Where the picture is. */
export interface BranchPicture extends Out<typeof branchPictureFields> {}
export const BranchPicture: Schema<BranchPicture> = branchPictureFields

const branchTimeZoneFields = stated({ timeZone: text })

/** The time zone of its hours, such as `America/Chicago`. */
export interface BranchTimeZone extends Out<typeof branchTimeZoneFields> {}
export const BranchTimeZone: Schema<BranchTimeZone> = branchTimeZoneFields

const branchUnavailableDatesFields = stated({ unavailableDates: list(UnavailableDate) })

/** All closed days, past ones included. */
export interface BranchUnavailableDates extends Out<typeof branchUnavailableDatesFields> {}
export const BranchUnavailableDates: Schema<BranchUnavailableDates> = branchUnavailableDatesFields

const branchHoursFields = stated({ businessHours: BusinessHours })

/** All hours of a week. */
export interface BranchHours extends Out<typeof branchHoursFields> {}
export const BranchHours: Schema<BranchHours> = branchHoursFields
