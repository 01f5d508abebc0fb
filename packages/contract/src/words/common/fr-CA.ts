import type { SameWords } from '../words.ts'
import { dates } from './dates.fr-CA.ts'
import { facts } from './facts.fr-CA.ts'
import { references } from './references.fr-CA.ts'
import type * as us from './en-US.ts'

/** The labels of fields that several services have. */
export const fields = { ...dates, ...references, ...facts } as const

export const hints = {
  effectiveFrom: 'Premier jour',
  startsOn: 'Premier jour',
  siteName: 'Dernière partie de l’adresse du site',
  associateNumber: 'Numéro que connaît l’associé',
  address1: 'Numéro et rue',
  administrativeArea: 'Code à deux lettres, comme TX ou ON',
  state: 'Code à deux lettres, comme TX ou ON',
  region: 'Code à deux lettres, comme TX ou ON',
  stateOrProvince: 'Code à deux lettres, comme TX ou ON',
  stateProvince: 'Code à deux lettres, comme TX ou ON',
  postalCode: '75001 aux États-Unis, M5V 2T6 au Canada',
  parameters: 'Sous la forme nom=valeur',
  phone: 'Avec l’indicatif régional',
  phoneNumber: 'Avec l’indicatif régional',
  extension: 'Chiffres seulement',
  timeZone: 'Par exemple, America/Chicago',
  locale: 'Par exemple, en-US ou fr-CA',
  websiteUrl: 'Commence par https://',
  url: 'Commence par https://',
  internalName: 'Visible du personnel seulement',
  friendlyId: 'Numéro que connaît le membre',
  paidToDate: 'Dernier jour payé',
  nextBillOn: 'Jour d’émission de la prochaine facture',
  effectiveTo: 'Dernier jour inclus',
  endsOn: 'Dernier jour inclus',
  jurisdiction: 'État, province, comté ou ville qui fixe la taxe',
  rate: 'En pourcentage, comme 8,25',
  externalId: 'Pour les systèmes qui échangent des données',
  legacyId: 'Numéro dans l’ancien système',
  coBrandPartner: 'Entreprise avec laquelle le forfait est vendu',
  taxId: 'Masqué jusqu’à ce que quelqu’un l’affiche',
  altText: 'Ce que montre l’image, pour qui ne peut la voir',
  supplementIds: 'Doivent convenir aux niveaux choisis',
} as const satisfies SameWords<typeof us.hints>

/** Entities that several services return. */
export const entities = {
  LocalizedText: { one: 'Traduction', many: 'Traductions' },
  LocalizedEntry: { one: 'Traduction', many: 'Traductions' },
  MarketingData: { one: 'Contenu promotionnel', many: 'Contenus promotionnels' },
  PostalAddress: { one: 'Adresse', many: 'Adresses' },
  OfficeAddress: { one: 'Adresse du bureau', many: 'Adresses des bureaux' },
  PracticePermission: { one: 'Autorisation', many: 'Autorisations' },
  Reference: { one: 'Référence', many: 'Références' },
  ClassicId: { one: 'Identifiant de l’ancien système', many: 'Identifiants de l’ancien système' },
  ClassicFriendlyId: { one: 'Numéro de l’ancien système', many: 'Numéros de l’ancien système' },
  ClassicApplication: {
    one: 'Demande de l’ancien système',
    many: 'Demandes de l’ancien système',
    about: 'Demande reçue dans l’ancien système',
  },
  ClassicBillingDetails: {
    one: 'Facturation de l’ancien système',
    many: 'Facturation de l’ancien système',
    about: 'Facturation d’un membre ou d’un associé dans l’ancien système',
  },
  ClassicCoverageCode: {
    one: 'Code de protection',
    many: 'Codes de protection',
    about: 'Code indiquant qui est protégé dans l’ancien système',
  },
  ClassicPlanPrice: { one: 'Prix', many: 'Prix' },
  ServiceHealth: { one: 'État du service', many: 'État des services', about: 'Indique si le service fonctionne' },
  LoginLink: {
    one: 'Lien d’ouverture de session',
    many: 'Liens d’ouverture de session',
    about: 'Lien à usage unique pour ouvrir une session',
  },
  PublicKey: { one: 'Clé publique', many: 'Clés publiques', about: 'Clé qui prouve qui a émis un jeton' },
  IdentityFile: { one: 'Fichier', many: 'Fichiers', about: 'Fichier transmis par une personne' },
  JournalActor: { one: 'Auteur', many: 'Auteurs' },
  JournalEntry: {
    one: 'Inscription au journal',
    many: 'Inscriptions au journal',
    about: 'Modification apportée, avec sa date et son auteur',
  },
  StateOrProvince: { one: 'État ou province', many: 'États et provinces' },
} as const satisfies SameWords<typeof us.entities>
