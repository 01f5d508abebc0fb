import type * as providers from '../../partners/providers.ts'
import type { Labels } from '../labels.ts'

/** In the words of staff. */
export const ProviderStatus = {
  CREATED: 'Créé',
  PENDING_VERIFICATION: 'En cours de vérification',
  ACTIVE: 'Actif',
  SUSPENDED: 'Suspendu',
  DELETED: 'Supprimé',
  DEACTIVATED: 'Désactivé',
  INSURANCE_EXPIRED: 'Assurance expirée',
  INSURANCE_NEEDS_ATTENTION: 'Assurance à vérifier',
  PENDING_INSURANCE_EXPIRATION: 'Assurance bientôt expirée',
} as const satisfies Labels<providers.ProviderStatus>

export const ProviderType = {
  CLC: 'CLC',
  PARTNER: 'Partenaire',
  REFERRAL: 'Aiguillage',
  OTHER: 'Autre',
} as const satisfies Labels<providers.ProviderType>

export const ProviderGender = {
  FEMALE: 'Femme',
  MALE: 'Homme',
  PREFER_NOT_TO_ANSWER: 'Préfère ne pas répondre',
} as const satisfies Labels<providers.ProviderGender>

/** They qualify a person's origin, with which the French and Spanish ones agree. */
export const ProviderRace = {
  AFRICAN_AMERICAN: 'Afro-américaine',
  ALASKAN_NATIVE: 'Autochtone de l’Alaska',
  ASIAN: 'Asiatique',
  EUROPEAN: 'Européenne',
  HISPANIC: 'Hispanique',
  INDIAN: 'Indienne',
  NATIVE_AMERICAN: 'Autochtone d’Amérique',
  WHITE: 'Blanche',
} as const satisfies Labels<providers.ProviderRace>

export const ProviderPhoneType = {
  OFFICE: 'Bureau',
  DESK: 'Ligne directe',
  TOLL_FREE: 'Sans frais',
  MOBILE: 'Cellulaire',
  FAX: 'Télécopieur',
  OTHER: 'Autre',
} as const satisfies Labels<providers.ProviderPhoneType>

export const ProviderVolume = {
  LOW: 'Faible',
  MEDIUM: 'Moyen',
  HIGH: 'Élevé',
} as const satisfies Labels<providers.ProviderVolume>

export const ProviderCompetency = {
  UNKNOWN: 'Inconnue',
  BASIC_KNOWLEDGE: 'Connaissances de base',
  PROFICIENT: 'Bonne maîtrise',
  SPECIALIST: 'Spécialiste',
  CERTIFIED: 'Spécialiste agréé',
} as const satisfies Labels<providers.ProviderCompetency>

export const ProviderRating = {
  AV: 'AV',
  BV: 'BV',
  CV: 'CV',
  AV_PREEMINENT: 'AV Preeminent',
  DISTINGUISHED: 'Distinguished',
  NOTABLE: 'Notable',
  NOT_RATED: 'Sans cote',
} as const satisfies Labels<providers.ProviderRating>

export const ProviderFileType = {
  AWARD: 'Prix',
  CERTIFICATE_OF_INSURANCE: 'Attestation d’assurance',
  CERTIFICATE: 'Certificat',
  OTHER: 'Autre',
  PUBLICATION: 'Publication',
  QUESTIONNAIRE: 'Questionnaire',
  PROFILE_IMAGE: 'Photo de profil',
} as const satisfies Labels<providers.ProviderFileType>

export const ProviderNotificationType = {
  DEACTIVATION_NOTICE: 'Avis de désactivation',
  INSURANCE_UPDATE_1: 'Premier rappel d’assurance',
  INSURANCE_UPDATE_2: 'Deuxième rappel d’assurance',
  INSURANCE_UPDATE_3: 'Troisième rappel d’assurance',
  INSURANCE_EXPIRED: 'Assurance expirée',
  OTHER: 'Autre',
  PASSWORD_RESET: 'Réinitialisation du mot de passe',
  REFERRAL_APPLICATION_RESULT: 'Réponse à la candidature au réseau d’aiguillage',
} as const satisfies Labels<providers.ProviderNotificationType>

export const ProviderVerificationStatus = {
  PENDING: 'En cours',
  PASS: 'Réussie',
  FAIL: 'Échouée',
} as const satisfies Labels<providers.ProviderVerificationStatus>

export const ProviderFlag = {
  CONFERENCES: 'Conférences',
} as const satisfies Labels<providers.ProviderFlag>
