import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import type { Translate } from '@memberkit/foundation/messages'
import { mergeByItem, sectionCall } from '@memberkit/foundation/sections'
import type { editorEnUS } from '../../messages/editor/en-US.ts'
import { emailCalls } from './email-calls.ts'
import { emailPattern } from './email-pattern.ts'
import { type BranchSection, branchSection } from './section.ts'

type Words = Translate<typeof editorEnUS>

export function addressSection(branchId: string, t: Words): BranchSection {
  return branchSection(
    ['address'],
    ({ address }) => [sectionCall(calls.updateBranchAddress, { branchId, body: address as calls.Branch['address'] })],
    {
      label: t('section.address'),
      permission: permissionOf(calls.updateBranchAddress),
      check: ({ address: { address1, locality, state, postalCode } }) => ({
        ...(!address1.trim() && { 'address.address1': t('address.street') }),
        ...(!locality.trim() && { 'address.locality': t('address.city') }),
        ...(!state && { 'address.state': t('address.state') }),
        ...(!postalCode.trim() && { 'address.postalCode': t('address.code') }),
      }),
    },
  )
}

export function phonesSection(branchId: string, t: Words): BranchSection {
  return branchSection(
    ['phones'],
    ({ phones }) => [
      // A type that nobody here knows goes back as it came.
      sectionCall(calls.updateBranchPhones, { branchId, body: { phones: phones as calls.BranchPhone[] } }),
    ],
    {
      label: t('section.phones'),
      permission: permissionOf(calls.updateBranchPhones),
      merge: { phones: mergeByItem(({ type, number }) => `${type} ${number}`) },
      check: ({ phones }, base) =>
        Object.fromEntries(
          phones.flatMap(({ number }, index) =>
            /^\+\d{8,15}$/.test(number ?? '') || base.phones.some((one) => one.number === number && number)
              ? []
              : [[`phones.${index}.number`, t('phone.missing')]],
          ),
        ),
    },
  )
}

export function emailsSection(branchId: string, t: Words): BranchSection {
  return branchSection(['emails'], (draft, base) => emailCalls(branchId, base.emails, draft.emails), {
    label: t('section.emails'),
    permission: permissionOf(calls.updateBranchEmails),
    merge: { emails: mergeByItem(({ type, address }) => `${type} ${address}`) },
    mapErrorPath: (path) => (path.startsWith('emails') ? path : 'emails'),
    check: ({ emails }, base) =>
      Object.fromEntries(
        emails.flatMap(({ type, address }, index) => {
          const isTwice = emails.slice(0, index).some((one) => one.type === type && one.address === address)
          const isGood =
            emailPattern.test(address.trim()) || base.emails.some((one) => one.address === address && address)
          const problem = isTwice ? t('email.twice') : isGood ? undefined : t('email.wrong')
          return problem ? [[`emails.${index}.address`, problem]] : []
        }),
      ),
  })
}
