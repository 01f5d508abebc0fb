import { LocalDate } from '../shared/dates.ts'
import { assumed, list, type Out, type Schema, stated, text } from '../wire.ts'
import { ProfileName } from './profiles.entities.ts'
import { ProfileServiceFlag } from './profiles.enums.ts'

// Each changes one field of a profile, or one entry of a list.

const profileNameChangeFields = stated({ name: ProfileName })

/** The new name. */
export interface ProfileNameChange extends Out<typeof profileNameChangeFields> {}
export const ProfileNameChange: Schema<ProfileNameChange> = profileNameChangeFields

const preferredNameChangeFields = stated({ preferredName: text })

/** The new preferred name. */
export interface PreferredNameChange extends Out<typeof preferredNameChangeFields> {}
export const PreferredNameChange: Schema<PreferredNameChange> = preferredNameChangeFields

const pronounsChangeFields = stated({ pronouns: text })

/** The new pronouns. */
export interface PronounsChange extends Out<typeof pronounsChangeFields> {}
export const PronounsChange: Schema<PronounsChange> = pronounsChangeFields

const profileTitleChangeFields = stated({ title: text })

/** The new form of address. */
export interface ProfileTitleChange extends Out<typeof profileTitleChangeFields> {}
export const ProfileTitleChange: Schema<ProfileTitleChange> = profileTitleChangeFields

const dateOfBirthChangeFields = stated({ dateOfBirth: LocalDate })

/** The date of birth. */
export interface DateOfBirthChange extends Out<typeof dateOfBirthChangeFields> {}
export const DateOfBirthChange: Schema<DateOfBirthChange> = dateOfBirthChangeFields

const dateOfDeathChangeFields = stated({ dateOfDeath: LocalDate })

/** The date of death. */
export interface DateOfDeathChange extends Out<typeof dateOfDeathChangeFields> {}
export const DateOfDeathChange: Schema<DateOfDeathChange> = dateOfDeathChangeFields

const nationalIdentifierChangeFields = stated({ nationalIdentifier: text })

/** A Social Security or Social Insurance number. */
export interface NationalIdentifierChange extends Out<typeof nationalIdentifierChangeFields> {}
export const NationalIdentifierChange: Schema<NationalIdentifierChange> = nationalIdentifierChangeFields

const employeeIdChangeFields = stated({ employeeId: text })

/** The employee number at the employer. */
export interface EmployeeIdChange extends Out<typeof employeeIdChangeFields> {}
export const EmployeeIdChange: Schema<EmployeeIdChange> = employeeIdChangeFields

const profileLocaleChangeFields = stated({ locale: text })

/** The preferred locale, such as `fr-CA`. */
export interface ProfileLocaleChange extends Out<typeof profileLocaleChangeFields> {}
export const ProfileLocaleChange: Schema<ProfileLocaleChange> = profileLocaleChangeFields

const chosenServiceFlagFields = assumed({ flag: ProfileServiceFlag })

/** A service flag to add or remove. */
export interface ChosenServiceFlag extends Out<typeof chosenServiceFlagFields> {}
export const ChosenServiceFlag: Schema<ChosenServiceFlag> = chosenServiceFlagFields

const chosenProfileEmailFields = assumed({ emailId: text })

/** An email address of the profile, by ID to keep it out of URLs. */
export interface ChosenProfileEmail extends Out<typeof chosenProfileEmailFields> {}
export const ChosenProfileEmail: Schema<ChosenProfileEmail> = chosenProfileEmailFields

const chosenProfileEmailsFields = assumed({ emailIds: list(text) })

/** Email addresses of the profile, by ID. */
export interface ChosenProfileEmails extends Out<typeof chosenProfileEmailsFields> {}
export const ChosenProfileEmails: Schema<ChosenProfileEmails> = chosenProfileEmailsFields

const chosenProfilePhoneNumberFields = assumed({ phoneNumberId: text })

/** A phone number of the profile, by ID. */
export interface ChosenProfilePhoneNumber extends Out<typeof chosenProfilePhoneNumberFields> {}
export const ChosenProfilePhoneNumber: Schema<ChosenProfilePhoneNumber> = chosenProfilePhoneNumberFields

const chosenProfileAddressFields = assumed({ addressId: text })

/** An address of the profile, by ID. */
export interface ChosenProfileAddress extends Out<typeof chosenProfileAddressFields> {}
export const ChosenProfileAddress: Schema<ChosenProfileAddress> = chosenProfileAddressFields

const chosenAccountIdentifierFields = assumed({ accountIdentifierId: text })

/** An account identifier of the profile, by ID. */
export interface ChosenAccountIdentifier extends Out<typeof chosenAccountIdentifierFields> {}
export const ChosenAccountIdentifier: Schema<ChosenAccountIdentifier> = chosenAccountIdentifierFields
