import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicAssociate: {
    one: 'Associé de l’ancien système',
    many: 'Associés de l’ancien système',
    about: 'Fiche d’un associé dans l’ancien système',
  },
  ApplicationMatch: {
    one: 'Demande concordante',
    many: 'Demandes concordantes',
    about: 'Demande pouvant viser la même personne',
  },
  AssociateMatch: {
    one: 'Associé concordant',
    many: 'Associés concordants',
    about: 'Associé pouvant être la même personne',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicAssociate,
  about: 'Associés tels qu’ils figurent dans l’ancien système',
} as const satisfies Name

export const fields = {
  confidence: 'Degré de correspondance',
  matchedOn: 'Éléments concordants',
  associate: 'Associé',
  sponsorName: 'Nom du parrain',
  friendlyId: 'Numéro d’associé',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  friendlyId: 'Numéro que connaît l’associé',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  findApplicationsByTaxId: 'Rechercher des demandes par numéro fiscal',
  findClassicAssociatesByTaxId: 'Rechercher des associés par numéro fiscal',
  getClassicAssociate: 'Afficher l’associé de l’ancien système',
  getClassicAssociateBillingDetails: 'Afficher la facturation de l’ancien système',
  listPotentialReinstatements: 'Afficher les rétablissements possibles',
  listReinstatementMatchingApplications: 'Afficher les demandes concordantes',
  listReinstatementMatchingAssociates: 'Afficher les associés concordants',
  listUnplacedApplications: 'Afficher les demandes à placer',
  reassignClassicAssociate: 'Réattribuer l’associé',
  setClassicAssociateBillingHold: 'Modifier la suspension de la facturation',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  reassignClassicAssociate: 'Associé réattribué',
  setClassicAssociateBillingHold: 'Suspension de la facturation modifiée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  REASSIGNED: done.reassignClassicAssociate,
  BILLING_HOLD_SET: 'Facturation suspendue',
  BILLING_HOLD_REMOVED: 'Suspension de la facturation levée',
} as const satisfies SameWords<typeof us.journal>
