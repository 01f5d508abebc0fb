import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ReinstatementRecord: {
    one: 'Fiche de rétablissement',
    many: 'Fiches de rétablissement',
    about: 'Indique si un ancien membre ou associé peut revenir',
  },
  MemberDiscount: { one: 'Rabais', many: 'Rabais', about: 'Rabais accordé pour fidéliser un membre' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  one: 'Fidélisation',
  many: 'Fidélisation',
  about: 'Rétablissements et rabais qui fidélisent les membres',
} as const satisfies Name

export const fields = {
  fromGroupId: 'Groupe actuel',
  isReinstated: 'Rétabli',
  isDoNotReinstate: 'Ne pas rétablir',
  absences: 'Périodes d’absence',
  reinstatedOn: 'Date du rétablissement',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createMemberDiscount: 'Ajouter un rabais',
  getReinstatedAssociate: 'Afficher l’associé rétabli',
  getReinstatedAssociateApplication: 'Afficher la demande d’un associé rétabli',
  getReinstatedMember: 'Afficher le membre rétabli',
  getReinstatedMemberApplication: 'Afficher la demande d’un membre rétabli',
  listMemberDiscounts: 'Afficher les rabais',
  portGroupMember: 'Transférer le membre hors du groupe',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createMemberDiscount: 'Rabais ajouté',
  portGroupMember: 'Membre transféré hors du groupe',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  DISCOUNT_CREATED: done.createMemberDiscount,
  PORTED_FROM_GROUP: done.portGroupMember,
} as const satisfies SameWords<typeof us.journal>
