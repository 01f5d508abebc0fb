import type * as profiles from '../../identity/profiles.ts'
import type { Labels } from '../labels.ts'

export const ProfilePhoneType = {
  home: 'Domicile',
  cell: 'Cellulaire',
  work: 'Travail',
} as const satisfies Labels<profiles.ProfilePhoneType>

export const AccountIdentifierType = {
  member: 'Numéro de membre',
  associate: 'Numéro d’associé',
} as const satisfies Labels<profiles.AccountIdentifierType>

export const ProfileServiceFlag = {
  blind: 'Personne aveugle ou malvoyante',
  deaf: 'Personne sourde ou malentendante',
  specialNeeds: 'Besoins particuliers',
  fullTimeStudent: 'Aux études à temps plein',
  residesWithPrimary: 'Habite avec le membre principal',
} as const satisfies Labels<profiles.ProfileServiceFlag>

export const CommunicationRequestorType = {
  INTERNAL: 'Personnel',
  PROVIDER: 'Cabinet d’avocats',
  MEMBER: 'Membre',
} as const satisfies Labels<profiles.CommunicationRequestorType>
