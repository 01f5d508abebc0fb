import type * as profiles from '../../identity/profiles.ts'
import type { Labels } from '../labels.ts'

export const ProfilePhoneType = {
  home: 'Casa',
  cell: 'Celular',
  work: 'Trabajo',
} as const satisfies Labels<profiles.ProfilePhoneType>

export const AccountIdentifierType = {
  member: 'Número de miembro',
  associate: 'Número de asociado',
} as const satisfies Labels<profiles.AccountIdentifierType>

export const ProfileServiceFlag = {
  blind: 'Persona ciega o con baja visión',
  deaf: 'Persona sorda o con pérdida auditiva',
  specialNeeds: 'Necesidades especiales',
  fullTimeStudent: 'Estudiante de tiempo completo',
  residesWithPrimary: 'Vive con el miembro principal',
} as const satisfies Labels<profiles.ProfileServiceFlag>

export const CommunicationRequestorType = {
  INTERNAL: 'Personal',
  PROVIDER: 'Bufete de abogados',
  MEMBER: 'Miembro',
} as const satisfies Labels<profiles.CommunicationRequestorType>
