import type { Branch } from '../shared/received.ts'

type Lists = 'address' | 'phones' | 'emails' | 'businessHours' | 'unavailableDates' | 'permissions'

/** The editable fields of a branch. Absent texts are empty; years are as typed. */
export interface BranchDraft extends Pick<Branch, Lists> {
  readonly name: string
  readonly network: string
  readonly branchTypes: readonly string[]
  readonly externalId: string
  readonly caseIdPrefix: string
  readonly yearFounded: string
  readonly yearJoined: string
  readonly websiteUrl: string
  readonly welcomeVideoUrl: string
  readonly profilePictureUrl: string
  readonly aboutUsText: string
  readonly timeZone: string
  readonly areasOfLaw: readonly string[]
  readonly servicingAreas: readonly string[]
  readonly providerIds: readonly string[]
  readonly referralProviderIds: readonly string[]
}

export type DraftField = keyof BranchDraft & string

/** Returns the draft of a branch as it is saved. */
export function draftOf(branch: Branch): BranchDraft {
  return {
    name: branch.name ?? '',
    network: branch.network,
    branchTypes: branch.branchTypes ?? [],
    externalId: branch.externalId ?? '',
    caseIdPrefix: branch.caseIdPrefix ?? '',
    yearFounded: String(branch.yearFounded ?? ''),
    yearJoined: String(branch.yearJoined ?? ''),
    address: branch.address,
    phones: branch.phones ?? [],
    emails: branch.emails ?? [],
    websiteUrl: branch.websiteUrl ?? '',
    welcomeVideoUrl: branch.welcomeVideoUrl ?? '',
    profilePictureUrl: branch.profilePictureUrl ?? '',
    aboutUsText: branch.aboutUsText ?? '',
    businessHours: branch.businessHours,
    unavailableDates: branch.unavailableDates ?? [],
    timeZone: branch.timeZone ?? '',
    areasOfLaw: branch.areasOfLaw ?? [],
    servicingAreas: branch.servicingAreas ?? [],
    providerIds: branch.providerIds ?? [],
    referralProviderIds: branch.referralProviderIds ?? [],
    permissions: branch.permissions ?? [],
  }
}

/** Returns the draft as it is sent: without spaces around texts. */
export function tidied(draft: BranchDraft): BranchDraft {
  const { address } = draft
  return {
    ...draft,
    ...trimmed(draft, [
      'name',
      'externalId',
      'caseIdPrefix',
      'yearFounded',
      'yearJoined',
      'websiteUrl',
      'welcomeVideoUrl',
      'profilePictureUrl',
      'aboutUsText',
    ]),
    address: {
      ...address,
      ...trimmed(address, ['address1', 'locality', 'postalCode']),
      address2: address.address2?.trim() || undefined,
    },
    phones: draft.phones.map((one) => ({ ...one, extension: one.extension?.trim() || undefined })),
    emails: draft.emails.map((one) => ({ ...one, address: one.address.trim() })),
  }
}

function trimmed<T, Field extends keyof T>(from: T, fields: readonly Field[]): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, (from[field] as string).trim()])) as unknown as Pick<T, Field>
}
