import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Profile", value for value and in its order.

export const ProfilePhoneType = oneOf('home', 'cell', 'work')
export type ProfilePhoneType = Out<typeof ProfilePhoneType>

export const AccountIdentifierType = oneOf('member', 'associate')
export type AccountIdentifierType = Out<typeof AccountIdentifierType>

/** What to mind when serving someone. A profile lists those that hold. */
export const ProfileServiceFlag = oneOf('blind', 'deaf', 'specialNeeds', 'fullTimeStudent', 'residesWithPrimary')
export type ProfileServiceFlag = Out<typeof ProfileServiceFlag>

/** Who asked for the messages that a preference is about. */
export const CommunicationRequestorType = oneOf('INTERNAL', 'PROVIDER', 'MEMBER')
export type CommunicationRequestorType = Out<typeof CommunicationRequestorType>
