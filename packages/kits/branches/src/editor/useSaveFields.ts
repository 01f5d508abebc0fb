'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { SaveFields } from '@memberkit/foundation/sections'
import { addressLine } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import { hoursFields } from '../hours/sections.ts'
import { editorMessages, hoursMessages } from '../messages/namespaces.ts'
import { type AreaOfLaw, areaName } from '../shared/areas-of-law.ts'
import { formatPhone } from '../shared/format-phone.ts'
import { personName, providerName } from '../shared/names.ts'
import type { BranchDraft } from './draft.ts'
import { isEqual } from './sections/section.ts'
import { useProviders } from './useProviders.ts'

type HoursFields = Pick<SaveFields<BranchDraft>, 'businessHours' | 'unavailableDates' | 'timeZone'>

/**
 * The labels of the fields, and their values as text: of the hours only the days that differ from the saved ones. Lawyers
 * whose names aren't known are shown by ID.
 */
export function useSaveFields(
  areasOfLaw: readonly AreaOfLaw[],
  saved: BranchDraft,
  draft: BranchDraft = saved,
): SaveFields<BranchDraft> {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  const network = useLabel('Network')
  const type = useLabel('PracticeType')
  const phone = useLabel('BranchPhoneType')
  const email = useLabel('BranchEmailType')
  const role = useLabel('PracticeRole')
  const region = useLabel('StateOrProvince')
  const hours = useMessages(hoursMessages)
  const isOther = (field: 'providerIds' | 'referralProviderIds') => !isEqual(saved[field], draft[field])
  const providerOf = useProviders(saved, isOther('providerIds') || isOther('referralProviderIds'))
  return useMemo(() => {
    const lawyer = (id: string) => {
      const provider = providerOf(id)
      return provider ? providerName(provider) : t('provider.unknown', { id })
    }
    const list = (values: readonly string[], label = (value: string) => value) => values.map(label).join(', ')
    return {
      name: { label: t('name') },
      network: { label: t('network'), show: network },
      branchTypes: { label: t('types'), show: (types) => list(types, type) },
      externalId: { label: t('externalId') },
      caseIdPrefix: { label: t('caseIdPrefix') },
      yearFounded: { label: t('yearFounded') },
      yearJoined: { label: t('yearJoined') },
      address: {
        label: t('section.address'),
        show: ({ state, ...rest }) => addressLine({ ...rest, administrativeArea: state }, locale),
      },
      phones: {
        label: t('section.phones'),
        show: (phones) => phones.map((one) => `${phone(one.type)} ${formatPhone(one, t)}`).join('; '),
      },
      emails: {
        label: t('section.emails'),
        show: (emails) => emails.map((one) => `${email(one.type)} ${one.address}`).join('; '),
      },
      websiteUrl: { label: t('website') },
      welcomeVideoUrl: { label: t('video') },
      profilePictureUrl: { label: t('picture') },
      aboutUsText: { label: t('about') },
      ...(hoursFields(saved, draft, hours, locale) as unknown as HoursFields),
      areasOfLaw: {
        label: t('section.areasOfLaw'),
        show: (codes) => list(codes, (code) => areaName(areasOfLaw, code)),
      },
      servicingAreas: { label: t('section.servicingAreas'), show: (areas) => list(areas, region) },
      providerIds: { label: t('providers'), show: (ids) => list(ids, lawyer) },
      referralProviderIds: { label: t('referralProviders'), show: (ids) => list(ids, lawyer) },
      permissions: {
        label: t('section.permissions'),
        show: (people) => people.map((one) => `${personName(one)}: ${list(one.roles, role)}`).join('; '),
      },
    }
  }, [t, locale, network, type, phone, email, role, region, hours, areasOfLaw, saved, draft, providerOf])
}
