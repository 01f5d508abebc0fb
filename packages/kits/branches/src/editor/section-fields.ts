import type { SectionName } from './section-names.ts'
import type { DraftField } from './draft.ts'

/** The fields of each section, in the order of the form. */
export const fieldsOf: Readonly<Record<SectionName, readonly DraftField[]>> = {
  identity: ['name', 'network', 'branchTypes', 'externalId', 'caseIdPrefix', 'yearFounded', 'yearJoined'],
  address: ['address'],
  phones: ['phones'],
  emails: ['emails'],
  web: ['websiteUrl', 'welcomeVideoUrl', 'profilePictureUrl', 'aboutUsText'],
  timeZone: ['timeZone'],
  hours: ['businessHours'],
  unavailableDates: ['unavailableDates'],
  areasOfLaw: ['areasOfLaw'],
  servicingAreas: ['servicingAreas'],
  providers: ['providerIds', 'referralProviderIds'],
  permissions: ['permissions'],
}
