import type { BranchPhoneType } from '@memberkit/contract/partners/branches'
import type { Branch, BranchPhone } from './received.ts'

/** Whether members may see a phone of this type. Caller IDs are the branch's own. */
const publicPhones: Readonly<Record<BranchPhoneType, boolean>> = {
  OFFICE: true,
  TOLL_FREE: true,
  FAX: true,
  OTHER: true,
  TALKDESK_CALLER_ID: false,
  OUTBOUND: false,
}

// A type that nobody knew is not shown to members: it may be internal.
export const isPublicPhone = ({ type }: Pick<BranchPhone, 'type'>) =>
  Object.hasOwn(publicPhones, type) && publicPhones[type as BranchPhoneType]

const phoneOrder: readonly string[] = ['TOLL_FREE', 'OFFICE', 'OTHER', 'FAX']

/** Returns the phones for members, those to call first; incomplete ones are left out. */
export function publicPhonesOf({ phones }: Pick<Branch, 'phones'>): BranchPhone[] {
  const place = ({ type }: BranchPhone) => phoneOrder.indexOf(type)
  return phones.filter((one) => isPublicPhone(one) && one.number).toSorted((a, b) => place(a) - place(b))
}

/** Returns the address that members may write to. */
export const publicEmailOf = ({ emails }: Pick<Branch, 'emails'>): string | undefined =>
  emails.find(({ type, address }) => type === 'PRIMARY' && address)?.address
