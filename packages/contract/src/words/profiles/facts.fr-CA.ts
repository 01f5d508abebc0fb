import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Profile: { one: 'Profil', many: 'Profils', about: 'Renseignements d’une personne et moyens de la joindre' },
  ThinProfile: {
    one: 'Résumé de profil',
    many: 'Résumés de profil',
    about: 'Nom et coordonnées principales d’une personne',
  },
  CommunicationPreference: {
    one: 'Préférence de communication',
    many: 'Préférences de communication',
    about: 'Messages qu’une personne souhaite recevoir',
  },
  AccountIdentifier: { one: 'Numéro de membre ou d’associé', many: 'Numéros de membre et d’associé' },
  ProfileAddress: { one: 'Adresse', many: 'Adresses' },
  ProfileConsent: { one: 'Consentement', many: 'Consentements' },
  ProfileEmail: { one: 'Courriel', many: 'Courriels' },
  ProfileName: { one: 'Nom', many: 'Noms' },
  ProfilePhoneNumber: { one: 'Numéro de téléphone', many: 'Numéros de téléphone' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Profile,
  about: 'Noms, adresses, consentements et besoins particuliers des personnes',
} as const satisfies Name

export const fields = {
  accountIdentifierId: 'Numéro de membre ou d’associé',
  emailId: 'Courriel',
  emailIds: 'Courriels',
  phoneNumberId: 'Numéro de téléphone',
  flag: 'Besoin particulier',
  requestorType: 'Expéditeur',
  sms: 'Message texte',
  push: 'Notification poussée',
  isWanted: 'Recevoir les messages',
  isGiven: 'Consentement donné',
  wordingVersion: 'Version du texte',
  dateOfDeath: 'Date de décès',
  nationalIdentifier: 'Numéro de sécurité sociale ou d’assurance sociale',
  accountIdentifiers: 'Numéros de membre et d’associé',
  accountIdentifier: 'Numéro de membre ou d’associé',
  preferredName: 'Nom usuel',
  pronouns: 'Pronoms',
  marketingOptIn: 'Messages promotionnels',
  smsOptIn: 'Messages texte',
  tcpaConsent: 'Consentement aux appels et messages automatisés (TCPA)',
  termsOfService: 'Conditions d’utilisation',
  entitlementCreatedAt: 'Date de création de la protection',
  middleName: 'Deuxième prénom',
  title: 'Titre de civilité',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  nationalIdentifier: 'Chiffré; affiché seulement sur demande',
  preferredName: 'Nom sous lequel la personne préfère être appelée',
  accountIdentifiers: 'Désignent la personne comme membre ou comme associé',
  pronouns: 'Par exemple, elle, il ou iel',
  wordingVersion: 'Version du texte accepté',
} as const satisfies SameWords<typeof us.hints>
