import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Profile", value for value and in its order.

export const ProfilePhoneType = oneOf('home', 'cell', 'work')
export type ProfilePhoneType = Out<typeof ProfilePhoneType>

export const AccountIdentifierType = oneOf('member', 'associate')
export type AccountIdentifierType = Out<typeof AccountIdentifierType>

/** A flag for serving a person appropriately. A profile lists those that apply. */
export const ProfileServiceFlag = oneOf('blind', 'deaf', 'specialNeeds', 'fullTimeStudent', 'residesWithPrimary')
export type ProfileServiceFlag = Out<typeof ProfileServiceFlag>

/** The requester of the messages that a preference is about. */
export const CommunicationRequestorType = oneOf('INTERNAL', 'PROVIDER', 'MEMBER')
export type CommunicationRequestorType = Out<typeof CommunicationRequestorType>
