import type * as providers from '../../partners/providers.ts'
import type { Labels } from '../labels.ts'

/** In the words of staff. */
export const ProviderStatus = {
  CREATED: 'Creado',
  PENDING_VERIFICATION: 'En verificación',
  ACTIVE: 'Activo',
  SUSPENDED: 'Suspendido',
  DELETED: 'Eliminado',
  DEACTIVATED: 'Desactivado',
  INSURANCE_EXPIRED: 'Seguro vencido',
  INSURANCE_NEEDS_ATTENTION: 'Seguro por revisar',
  PENDING_INSURANCE_EXPIRATION: 'Seguro por vencer',
} as const satisfies Labels<providers.ProviderStatus>

export const ProviderType = {
  CLC: 'CLC',
  PARTNER: 'Socio',
  REFERRAL: 'Referencia',
  OTHER: 'Otro',
} as const satisfies Labels<providers.ProviderType>

export const ProviderGender = {
  FEMALE: 'Mujer',
  MALE: 'Hombre',
  PREFER_NOT_TO_ANSWER: 'Prefiere no responder',
} as const satisfies Labels<providers.ProviderGender>

/** They qualify a person's origin, with which the French and Spanish ones agree. */
export const ProviderRace = {
  AFRICAN_AMERICAN: 'Afroamericano',
  ALASKAN_NATIVE: 'Nativo de Alaska',
  ASIAN: 'Asiático',
  EUROPEAN: 'Europeo',
  HISPANIC: 'Hispano',
  INDIAN: 'De la India',
  NATIVE_AMERICAN: 'Nativo americano',
  WHITE: 'Blanco',
} as const satisfies Labels<providers.ProviderRace>

export const ProviderPhoneType = {
  OFFICE: 'Oficina',
  DESK: 'Línea directa',
  TOLL_FREE: 'Línea gratuita',
  MOBILE: 'Celular',
  FAX: 'Fax',
  OTHER: 'Otro',
} as const satisfies Labels<providers.ProviderPhoneType>

export const ProviderVolume = {
  LOW: 'Bajo',
  MEDIUM: 'Medio',
  HIGH: 'Alto',
} as const satisfies Labels<providers.ProviderVolume>

export const ProviderCompetency = {
  UNKNOWN: 'Se desconoce',
  BASIC_KNOWLEDGE: 'Conocimientos básicos',
  PROFICIENT: 'Buen dominio',
  SPECIALIST: 'Especialista',
  CERTIFIED: 'Especialista certificado',
} as const satisfies Labels<providers.ProviderCompetency>

export const ProviderRating = {
  AV: 'AV',
  BV: 'BV',
  CV: 'CV',
  AV_PREEMINENT: 'AV Preeminent',
  DISTINGUISHED: 'Distinguished',
  NOTABLE: 'Notable',
  NOT_RATED: 'Sin calificación',
} as const satisfies Labels<providers.ProviderRating>

export const ProviderFileType = {
  AWARD: 'Premio',
  CERTIFICATE_OF_INSURANCE: 'Certificado de seguro',
  CERTIFICATE: 'Certificado',
  OTHER: 'Otro',
  PUBLICATION: 'Publicación',
  QUESTIONNAIRE: 'Cuestionario',
  PROFILE_IMAGE: 'Foto de perfil',
} as const satisfies Labels<providers.ProviderFileType>

export const ProviderNotificationType = {
  DEACTIVATION_NOTICE: 'Aviso de desactivación',
  INSURANCE_UPDATE_1: 'Primer aviso sobre el seguro',
  INSURANCE_UPDATE_2: 'Segundo aviso sobre el seguro',
  INSURANCE_UPDATE_3: 'Tercer aviso sobre el seguro',
  INSURANCE_EXPIRED: 'Seguro vencido',
  OTHER: 'Otro',
  PASSWORD_RESET: 'Restablecimiento de contraseña',
  REFERRAL_APPLICATION_RESULT: 'Respuesta a la solicitud para recibir referencias',
} as const satisfies Labels<providers.ProviderNotificationType>

export const ProviderVerificationStatus = {
  PENDING: 'Pendiente',
  PASS: 'Aprobada',
  FAIL: 'No aprobada',
} as const satisfies Labels<providers.ProviderVerificationStatus>

export const ProviderFlag = {
  CONFERENCES: 'Conferencias',
} as const satisfies Labels<providers.ProviderFlag>
