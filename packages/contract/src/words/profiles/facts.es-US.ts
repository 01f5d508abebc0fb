import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Profile: { one: 'Perfil', many: 'Perfiles', about: 'Datos de una persona y cómo comunicarse con ella' },
  ThinProfile: {
    one: 'Resumen de perfil',
    many: 'Resúmenes de perfil',
    about: 'Nombre y datos de contacto principales de una persona',
  },
  CommunicationPreference: {
    one: 'Preferencia de comunicación',
    many: 'Preferencias de comunicación',
    about: 'Mensajes que una persona desea recibir',
  },
  AccountIdentifier: { one: 'Número de miembro o de asociado', many: 'Números de miembro y de asociado' },
  ProfileAddress: { one: 'Dirección', many: 'Direcciones' },
  ProfileConsent: { one: 'Consentimiento', many: 'Consentimientos' },
  ProfileEmail: { one: 'Correo electrónico', many: 'Correos electrónicos' },
  ProfileName: { one: 'Nombre', many: 'Nombres' },
  ProfilePhoneNumber: { one: 'Número de teléfono', many: 'Números de teléfono' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Profile,
  about: 'Nombres, direcciones, consentimientos y necesidades especiales de las personas',
} as const satisfies Name

export const fields = {
  accountIdentifierId: 'Número de miembro o de asociado',
  emailId: 'Correo electrónico',
  emailIds: 'Correos electrónicos',
  phoneNumberId: 'Número de teléfono',
  flag: 'Necesidad especial',
  requestorType: 'Remitente',
  sms: 'Mensaje de texto',
  push: 'Notificación push',
  isWanted: 'Recibir mensajes',
  isGiven: 'Consentimiento otorgado',
  wordingVersion: 'Versión del texto',
  dateOfDeath: 'Fecha de fallecimiento',
  nationalIdentifier: 'Número de Seguro Social',
  accountIdentifiers: 'Números de miembro y de asociado',
  accountIdentifier: 'Número de miembro o de asociado',
  preferredName: 'Nombre preferido',
  pronouns: 'Pronombres',
  marketingOptIn: 'Mensajes promocionales',
  smsOptIn: 'Mensajes de texto',
  tcpaConsent: 'Consentimiento para llamadas y mensajes automatizados (TCPA)',
  termsOfService: 'Términos del servicio',
  entitlementCreatedAt: 'Fecha de creación de la cobertura',
  middleName: 'Segundo nombre',
  title: 'Tratamiento',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  nationalIdentifier: 'Se guarda cifrado; solo se muestra a petición',
  preferredName: 'Cómo prefiere que le llamen',
  accountIdentifiers: 'Identifican a la persona como miembro o asociado',
  pronouns: 'Por ejemplo, ella, él o elle',
  wordingVersion: 'Versión del texto aceptado',
} as const satisfies SameWords<typeof us.hints>
