import { LocalDate } from '../shared/dates.ts'
import { assumed, list, type Out, type Schema, stated, text } from '../wire.ts'
import { ProfileName } from './profiles.entities.ts'
import { ProfileServiceFlag } from './profiles.enums.ts'

// One field of a profile each, or one entry of its lists.

const profileNameChangeFields = stated({ name: ProfileName })

/** The name someone has from now on. */
export interface ProfileNameChange extends Out<typeof profileNameChangeFields> {}
export const ProfileNameChange: Schema<ProfileNameChange> = profileNameChangeFields

const preferredNameChangeFields = stated({ preferredName: text })

/** What someone wants to be called. */
export interface PreferredNameChange extends Out<typeof preferredNameChangeFields> {}
export const PreferredNameChange: Schema<PreferredNameChange> = preferredNameChangeFields

const pronounsChangeFields = stated({ pronouns: text })

/** How someone wants to be spoken of. */
export interface PronounsChange extends Out<typeof pronounsChangeFields> {}
export const PronounsChange: Schema<PronounsChange> = pronounsChangeFields

const profileTitleChangeFields = stated({ title: text })

/** How someone is addressed. */
export interface ProfileTitleChange extends Out<typeof profileTitleChangeFields> {}
export const ProfileTitleChange: Schema<ProfileTitleChange> = profileTitleChangeFields

const dateOfBirthChangeFields = stated({ dateOfBirth: LocalDate })

/** When someone was born. */
export interface DateOfBirthChange extends Out<typeof dateOfBirthChangeFields> {}
export const DateOfBirthChange: Schema<DateOfBirthChange> = dateOfBirthChangeFields

const dateOfDeathChangeFields = stated({ dateOfDeath: LocalDate })

/** When someone died. */
export interface DateOfDeathChange extends Out<typeof dateOfDeathChangeFields> {}
export const DateOfDeathChange: Schema<DateOfDeathChange> = dateOfDeathChangeFields

const nationalIdentifierChangeFields = stated({ nationalIdentifier: text })

/** A social security or social insurance number. */
export interface NationalIdentifierChange extends Out<typeof nationalIdentifierChangeFields> {}
export const NationalIdentifierChange: Schema<NationalIdentifierChange> = nationalIdentifierChangeFields

const employeeIdChangeFields = stated({ employeeId: text })

/** The number someone has at their employer. */
export interface EmployeeIdChange extends Out<typeof employeeIdChangeFields> {}
export const EmployeeIdChange: Schema<EmployeeIdChange> = employeeIdChangeFields

const profileLocaleChangeFields = stated({ locale: text })

/** The language and country someone reads in, such as `fr-CA`. */
export interface ProfileLocaleChange extends Out<typeof profileLocaleChangeFields> {}
export const ProfileLocaleChange: Schema<ProfileLocaleChange> = profileLocaleChangeFields

const chosenServiceFlagFields = assumed({ flag: ProfileServiceFlag })

/** A service flag: the one to add, or the one to take away. */
export interface ChosenServiceFlag extends Out<typeof chosenServiceFlagFields> {}
export const ChosenServiceFlag: Schema<ChosenServiceFlag> = chosenServiceFlagFields

const chosenProfileEmailFields = assumed({ emailId: text })

/** Which email address of the profile is meant. By its id, so that no address stands in a URL. */
export interface ChosenProfileEmail extends Out<typeof chosenProfileEmailFields> {}
export const ChosenProfileEmail: Schema<ChosenProfileEmail> = chosenProfileEmailFields

const chosenProfileEmailsFields = assumed({ emailIds: list(text) })

/** Which email addresses of the profile are meant. */
export interface ChosenProfileEmails extends Out<typeof chosenProfileEmailsFields> {}
export const ChosenProfileEmails: Schema<ChosenProfileEmails> = chosenProfileEmailsFields

const chosenProfilePhoneNumberFields = assumed({ phoneNumberId: text })

/** Which phone number of the profile is meant. */
export interface ChosenProfilePhoneNumber extends Out<typeof chosenProfilePhoneNumberFields> {}
export const ChosenProfilePhoneNumber: Schema<ChosenProfilePhoneNumber> = chosenProfilePhoneNumberFields

const chosenProfileAddressFields = assumed({ addressId: text })

/** Which address of the profile is meant. */
export interface ChosenProfileAddress extends Out<typeof chosenProfileAddressFields> {}
export const ChosenProfileAddress: Schema<ChosenProfileAddress> = chosenProfileAddressFields

const chosenAccountIdentifierFields = assumed({ accountIdentifierId: text })

/** Which number of the profile is meant. */
export interface ChosenAccountIdentifier extends Out<typeof chosenAccountIdentifierFields> {}
export const ChosenAccountIdentifier: Schema<ChosenAccountIdentifier> = chosenAccountIdentifierFields
