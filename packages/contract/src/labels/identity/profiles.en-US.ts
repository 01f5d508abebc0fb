import type * as profiles from '../../identity/profiles.ts'
import type { Labels } from '../labels.ts'

export const ProfilePhoneType = {
  home: 'Home',
  cell: 'Cell',
  work: 'Work',
} as const satisfies Labels<profiles.ProfilePhoneType>

export const AccountIdentifierType = {
  member: 'Member number',
  associate: 'Associate number',
} as const satisfies Labels<profiles.AccountIdentifierType>

export const ProfileServiceFlag = {
  blind: 'Blind or low vision',
  deaf: 'Deaf or hard of hearing',
  specialNeeds: 'Special needs',
  fullTimeStudent: 'Full-time student',
  residesWithPrimary: 'Lives with the primary member',
} as const satisfies Labels<profiles.ProfileServiceFlag>

export const CommunicationRequestorType = {
  INTERNAL: 'Staff',
  PROVIDER: 'Law firm',
  MEMBER: 'Member',
} as const satisfies Labels<profiles.CommunicationRequestorType>
