import type { Branch } from '@memberkit/contract/partners/branches'
import type { MockPlatform } from '@memberkit/fixtures'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import type { BranchDraft } from '../draft.ts'

type Change = (branch: Branch) => Partial<Branch>

/** What a colleague makes of the value that is being edited. */
const overlapping: { readonly [Field in keyof BranchDraft]?: Change } = {
  name: () => ({ name: 'Other Name' }),
  branchTypes: () => ({ branchTypes: ['REFERRAL'] }),
  externalId: () => ({ externalId: 'EX-9' }),
  caseIdPrefix: () => ({ caseIdPrefix: 'OHZ' }),
  yearFounded: () => ({ yearFounded: 1990 }),
  yearJoined: () => ({ yearJoined: 2001 }),
  address: ({ address }) => ({ address: { ...address, address1: '9 Other Street' } }),
  phones: ({ phones }) => ({ phones: phones.map((one) => (one.extension ? { ...one, extension: '13' } : one)) }),
  websiteUrl: () => ({ websiteUrl: 'https://example.com/other' }),
  welcomeVideoUrl: () => ({ welcomeVideoUrl: 'https://vimeo.com/9' }),
  profilePictureUrl: () => ({ profilePictureUrl: 'https://example.com/other.png' }),
  aboutUsText: () => ({ aboutUsText: 'Other words.' }),
  timeZone: () => ({ timeZone: 'America/Denver' }),
  businessHours: ({ businessHours }) => ({
    businessHours: { ...businessHours, saturday: [{ start: '08:00', end: '10:00' }] },
  }),
}

/** What a colleague changes beside the item of a list, or the one of two values, that is being edited. */
const beside: { readonly [Field in keyof BranchDraft]?: Change } = {
  network: () => ({ name: 'Other Name' }),
  emails: ({ emails }) => ({ emails: [...emails, { type: 'WILLS', address: 'other@example.com' }] }),
  unavailableDates: ({ unavailableDates }) => ({
    unavailableDates: [...unavailableDates, { from: '2026-11-26', to: '2026-11-26', label: 'Thanksgiving' }],
  }),
  areasOfLaw: ({ areasOfLaw }) => ({ areasOfLaw: [...areasOfLaw, 'DI'] }),
  servicingAreas: ({ servicingAreas }) => ({ servicingAreas: [...servicingAreas, 'PA'] }),
  providerIds: ({ providerIds }) => ({ providerIds: [...providerIds, 'provider-6'] }),
  referralProviderIds: ({ referralProviderIds }) => ({ referralProviderIds: [...referralProviderIds, 'provider-12'] }),
  permissions: ({ permissions }) => ({
    permissions: [...permissions, { identityId: 'lawyer-lee', name: 'Lee Example', roles: ['CSR'] }],
  }),
}

/** Whether a save keeps both changes, and needs no choice. */
export const isKeptBeside = (field: keyof BranchDraft): boolean => field in beside

/** Changes what a person is editing, as a colleague does. */
export function changeSameField(platform: MockPlatform, field: keyof BranchDraft) {
  const { branches } = platform.store.branches
  const change = overlapping[field] ?? beside[field]
  changeAsColleague(platform, branches, 'branch-1', change!(branches.get('branch-1')!))
}
