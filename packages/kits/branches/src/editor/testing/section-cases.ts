import { expect } from 'vitest'
import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import type { SectionName } from '../section-names.ts'
import type { BranchDraft } from '../draft.ts'

export interface SectionCase {
  section: SectionName
  /** The call that this change is saved by. */
  operation: Operation
  change: (draft: BranchDraft) => Partial<BranchDraft>
  /** The body sent. */
  body: object
}

const isNot =
  <T>(one: T) =>
  (other: T) =>
    one !== other
const person = (identityId: string, ...roles: string[]) => ({ identityId, roles })
/** Changes the roles of a person in the draft. */
const roles = (identityId: string, next: (held: readonly string[]) => string[]) => (draft: BranchDraft) => ({
  permissions: draft.permissions.map((one) =>
    one.identityId === identityId ? { ...one, roles: next(one.roles) } : one,
  ),
})
const christmas = { from: '2026-12-24', to: '2026-12-26', label: 'Christmas' }
const newYear = { from: '2026-01-01', to: '2026-01-01', label: 'New Year' }
const closed = [{ start: '09:00', end: '12:00' }]
const address = {
  address1: '1 Sample Street',
  address2: 'Floor 4',
  locality: 'Exampleville',
  state: 'OH',
  postalCode: '00000',
  country: 'USA',
}

/** A change for every call that saves a part of a branch, over `branch-1` of the mock platform. */
export const sectionCases: readonly SectionCase[] = [
  of('identity', calls.updateBranchName, () => ({ name: ' Renamed ' }), { name: 'Renamed' }),
  of('identity', calls.updateBranchNetwork, () => ({ network: 'CLC' }), { network: 'CLC' }),
  of('identity', calls.updateBranchTypes, () => ({ branchTypes: ['PARTNER', 'OTHER'] }), {
    branchTypes: ['PARTNER', 'OTHER'],
  }),
  of('identity', calls.updateBranchExternalId, () => ({ externalId: 'EX-2' }), { externalId: 'EX-2' }),
  of('identity', calls.updateBranchCaseIdPrefix, () => ({ caseIdPrefix: 'OHX' }), { caseIdPrefix: 'OHX' }),
  of('identity', calls.updateBranchYearFounded, () => ({ yearFounded: '1985 ' }), { yearFounded: 1985 }),
  of('identity', calls.updateBranchYearJoined, () => ({ yearJoined: '2000' }), { yearJoined: 2000 }),
  of(
    'address',
    calls.updateBranchAddress,
    (draft) => ({ address: { ...draft.address, address1: '1 Sample Street ' } }),
    address,
  ),
  of('phones', calls.updateBranchPhones, ({ phones }) => ({ phones: phones.slice(0, 1) }), {
    phones: [{ type: 'OFFICE', number: '+12025550110' }],
  }),
  of('emails', calls.updateBranchEmails, ({ emails }) => ({ emails: emails.slice(0, 1) }), {
    emails: [{ type: 'PRIMARY', address: 'ohio@example.com' }],
  }),
  of(
    'emails',
    calls.updateBranchEmail,
    ({ emails: [first, ...rest] }) => ({ emails: [{ ...first!, address: 'new@example.com ' }, ...rest] }),
    { address: 'ohio@example.com', email: { type: 'PRIMARY', address: 'new@example.com' } },
  ),
  of(
    'emails',
    calls.addBranchEmail,
    ({ emails }) => ({ emails: [...emails, { type: 'DOCUMENTS', address: 'more@example.com' }] }),
    { type: 'DOCUMENTS', address: 'more@example.com' },
  ),
  of('emails', calls.removeBranchEmail, ({ emails }) => ({ emails: emails.slice(0, 3) }), {
    type: 'MANAGEMENT',
    address: 'management.ohio@example.com',
  }),
  of('web', calls.updateBranchWebsiteUrl, () => ({ websiteUrl: '' }), { websiteUrl: '' }),
  of('web', calls.updateBranchWelcomeVideoUrl, () => ({ welcomeVideoUrl: 'https://vimeo.com/1' }), {
    welcomeVideoUrl: 'https://vimeo.com/1',
  }),
  of('web', calls.updateBranchProfilePictureUrl, () => ({ profilePictureUrl: 'https://example.com/a.png' }), {
    profilePictureUrl: 'https://example.com/a.png',
  }),
  of('web', calls.updateBranchAboutUsText, () => ({ aboutUsText: 'New words.' }), { aboutUsText: 'New words.' }),
  of('timeZone', calls.updateBranchTimeZone, () => ({ timeZone: 'America/Chicago' }), { timeZone: 'America/Chicago' }),
  of(
    'hours',
    calls.updateBranchBusinessHours,
    ({ businessHours }) => ({ businessHours: { ...businessHours, saturday: closed } }),
    { businessHours: expect.objectContaining({ saturday: closed }) },
  ),
  of(
    'unavailableDates',
    calls.addBranchUnavailableDate,
    ({ unavailableDates }) => ({ unavailableDates: [...unavailableDates, christmas] }),
    christmas,
  ),
  of(
    'unavailableDates',
    calls.removeBranchUnavailableDate,
    ({ unavailableDates }) => ({ unavailableDates: unavailableDates.filter(({ from }) => from !== newYear.from) }),
    newYear,
  ),
  of(
    'unavailableDates',
    calls.updateBranchUnavailableDates,
    ({ unavailableDates: [first, ...rest] }) => ({ unavailableDates: [{ ...first!, label: 'Closed' }, ...rest] }),
    { unavailableDates: expect.arrayContaining([{ ...newYear, label: 'Closed' }]) },
  ),
  of('areasOfLaw', calls.updateBranchAreasOfLaw, () => ({ areasOfLaw: ['WL'] }), { areasOfLaw: ['WL'] }),
  of('servicingAreas', calls.addBranchServicingArea, (draft) => ({ servicingAreas: [...draft.servicingAreas, 'MI'] }), {
    servicingArea: 'MI',
  }),
  of(
    'servicingAreas',
    calls.removeBranchServicingArea,
    (draft) => ({ servicingAreas: draft.servicingAreas.filter(isNot('KY')) }),
    { servicingArea: 'KY' },
  ),
  of('providers', calls.addBranchProviderId, (draft) => ({ providerIds: [...draft.providerIds, 'provider-4'] }), {
    providerId: 'provider-4',
  }),
  of(
    'providers',
    calls.removeBranchProviderId,
    (draft) => ({ providerIds: draft.providerIds.filter(isNot('provider-3')) }),
    { providerId: 'provider-3' },
  ),
  of('providers', calls.updateBranchProviderIds, () => ({ providerIds: ['provider-4'] }), {
    providerIds: ['provider-4'],
  }),
  of('providers', calls.updateBranchReferralProviderIds, () => ({ referralProviderIds: [] }), {
    referralProviderIds: [],
  }),
  of(
    'permissions',
    calls.updateBranchIdentityPermissions,
    roles('lawyer-ned', (held) => [...held, 'LAWYER']),
    {
      identityId: 'lawyer-ned',
      roles: ['LAWYER'],
    },
  ),
  of(
    'permissions',
    calls.overwriteBranchPermissions,
    roles('lawyer-ned', () => ['LAWYER']),
    { roles: ['LAWYER'] },
  ),
  of(
    'permissions',
    calls.removeBranchPermission,
    roles('clerk-noa', (held) => held.filter(isNot('CSR'))),
    {
      identityId: 'clerk-noa',
      role: 'CSR',
    },
  ),
  of(
    'permissions',
    calls.removeBranchPermissions,
    ({ permissions }) => ({ permissions: permissions.filter(({ identityId }) => identityId !== 'clerk-una') }),
    { identityIds: ['clerk-una'] },
  ),
  of('permissions', calls.updateBranchPermissions, () => ({ permissions: [person('lawyer-lou', 'ADMIN')] }), {
    permissions: [person('lawyer-lou', 'ADMIN')],
  }),
]

function of(section: SectionName, operation: Operation, change: SectionCase['change'], body: object): SectionCase {
  return { section, operation, change, body }
}
