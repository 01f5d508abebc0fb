import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import type { Translate } from '@memberkit/foundation/messages'
import { mergeByItem, type SectionCall, sectionCall } from '@memberkit/foundation/sections'
import type { editorEnUS } from '../../messages/editor/en-US.ts'
import { type BranchSection, branchSection, isEqual } from './section.ts'

type Words = Translate<typeof editorEnUS>

/** More differences than these are one call that replaces the list. */
const mostSingleProviders = 3

export const without = (from: readonly string[], others: readonly string[]) =>
  from.filter((one) => !others.includes(one))

const byItself = mergeByItem<string[]>((one) => one)

export function areasOfLawSection(branchId: string, t: Words): BranchSection {
  return branchSection(
    ['areasOfLaw'],
    ({ areasOfLaw }) => [
      sectionCall(calls.updateBranchAreasOfLaw, { branchId, body: { areasOfLaw: [...areasOfLaw] } }),
    ],
    {
      label: t('section.areasOfLaw'),
      permission: permissionOf(calls.updateBranchAreasOfLaw),
      merge: { areasOfLaw: byItself as never },
    },
  )
}

/** The specification has no call for the whole list: each area is one, and what a save didn't reach is sent next time. */
export function servicingAreasSection(branchId: string, t: Words): BranchSection {
  return branchSection(
    ['servicingAreas'],
    (draft, base) => [
      ...without(draft.servicingAreas, base.servicingAreas).map((servicingArea) =>
        sectionCall(calls.addBranchServicingArea, { branchId, body: { servicingArea } }),
      ),
      ...without(base.servicingAreas, draft.servicingAreas).map((servicingArea) =>
        sectionCall(calls.removeBranchServicingArea, { branchId, body: { servicingArea } }),
      ),
    ],
    {
      label: t('section.servicingAreas'),
      permission: permissionOf(calls.addBranchServicingArea),
      merge: { servicingAreas: byItself as never },
      mapErrorPath: () => 'servicingAreas',
    },
  )
}

export function providersSection(branchId: string, t: Words): BranchSection {
  return branchSection(
    ['providerIds', 'referralProviderIds'],
    (draft, base) => [
      ...providerCalls(branchId, base.providerIds, draft.providerIds),
      ...(isEqual(draft.referralProviderIds, base.referralProviderIds)
        ? []
        : [
            sectionCall(calls.updateBranchReferralProviderIds, {
              branchId,
              body: { referralProviderIds: [...draft.referralProviderIds] },
            }),
          ]),
    ],
    {
      label: t('section.providers'),
      permission: permissionOf(calls.updateBranchProviderIds),
      merge: { providerIds: byItself as never, referralProviderIds: byItself as never },
      mapErrorPath: (path) => (path.startsWith('referral') ? 'referralProviderIds' : 'providerIds'),
    },
  )
}

/** Returns the calls that turn `from` into `to`: single ones for a small difference, else the whole list at once. */
export function providerCalls(branchId: string, from: readonly string[], to: readonly string[]): SectionCall[] {
  const [added, removed] = [without(to, from), without(from, to)]
  const single = added.length + removed.length
  if (single > mostSingleProviders || (single === 0 && !isEqual(from, to)))
    return [sectionCall(calls.updateBranchProviderIds, { branchId, body: { providerIds: [...to] } })]
  return [
    ...added.map((providerId) => sectionCall(calls.addBranchProviderId, { branchId, body: { providerId } })),
    ...removed.map((providerId) => sectionCall(calls.removeBranchProviderId, { branchId, body: { providerId } })),
  ]
}
