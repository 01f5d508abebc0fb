import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicMembership: {
    one: 'Adhésion de l’ancien système',
    many: 'Adhésions de l’ancien système',
    about: 'Forfait et facturation d’un membre dans l’ancien système',
  },
  MembershipBankRecord: {
    one: 'Compte bancaire au dossier',
    many: 'Comptes bancaires au dossier',
    about: 'Compte bancaire qui paie l’adhésion',
  },
  MembershipCardRecord: { one: 'Carte au dossier', many: 'Cartes au dossier', about: 'Carte qui paie l’adhésion' },
  MembershipCaughtUp: {
    one: 'État des paiements',
    many: 'États des paiements',
    about: 'Indique si les paiements de l’adhésion sont à jour',
  },
  MembershipExistence: {
    one: 'Vérification d’adhésion',
    many: 'Vérifications d’adhésion',
    about: 'Indique si l’adhésion existe',
  },
  MembershipGroupMember: {
    one: 'Membre du groupe',
    many: 'Membres du groupe',
    about: 'Membre qui paie par l’entremise d’un groupe d’employeurs',
  },
  MembershipPlanChangeStatus: {
    one: 'Changement de forfait',
    many: 'Changements de forfait',
    about: 'Avancement d’un changement de forfait',
  },
  MembershipPrecancelStatus: {
    one: 'Prérésiliation',
    many: 'Prérésiliations',
    about: 'Résiliation qui n’a pas encore pris effet',
  },
  MemberComment: { one: 'Commentaire', many: 'Commentaires' },
  changes: { one: 'Changement de forfait', many: 'Changements de forfait' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicMembership,
  about: 'Adhésions telles qu’elles figurent dans l’ancien système',
} as const satisfies Name

export const fields = {
  friendlyIdType: 'Type de numéro',
  lastDebitedOn: 'Date du dernier prélèvement',
  lastChargedOn: 'Date du dernier débit',
  isCaughtUp: 'Paiements à jour',
  amountDue: 'Montant à payer',
  groupName: 'Nom du groupe',
  fromPlanName: 'Forfait actuel',
  toPlanName: 'Nouveau forfait',
  fromPlanId: 'Forfait actuel',
  createdOn: 'Date de création',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  subChannel: 'Mode de vente de l’adhésion',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addMemberComment: 'Ajouter un commentaire',
  addMembershipFutureCancel: 'Planifier la résiliation',
  cancelMembership: 'Résilier l’adhésion',
  checkMembershipCaughtUp: 'Vérifier si les paiements sont à jour',
  checkMembershipExists: 'Vérifier si l’adhésion existe',
  createMembershipPrecancel: 'Prérésilier l’adhésion',
  findClassicApplications: 'Rechercher des demandes de l’ancien système',
  getClassicMembership: 'Afficher l’adhésion de l’ancien système',
  getMembershipBankPaymentRecord: 'Afficher le compte bancaire au dossier',
  getMembershipBillingDetails: 'Afficher la facturation de l’ancien système',
  getMembershipCardPaymentRecord: 'Afficher la carte au dossier',
  getMembershipGroupMember: 'Afficher le membre du groupe',
  getMembershipPendingGroupMember: 'Afficher le membre du groupe en attente',
  getMembershipPlanChangeStatus: 'Afficher le changement de forfait',
  getRawClassicRecord: 'Afficher la fiche brute',
  listGroupCoverageCodes: 'Afficher les codes de protection',
  listMembershipPrecancelStatuses: 'Afficher les prérésiliations',
  reassignMembership: 'Réattribuer l’adhésion',
  removeMembershipFutureCancel: 'Retirer la résiliation prévue',
  setMembershipBillingHold: 'Modifier la suspension de la facturation',
  submitMembershipPlanChanges: 'Soumettre le changement de forfait',
  updateMembershipSubChannel: 'Modifier le sous-canal',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addMemberComment: 'Commentaire ajouté',
  addMembershipFutureCancel: 'Résiliation planifiée',
  cancelMembership: 'Adhésion résiliée',
  createMembershipPrecancel: 'Adhésion prérésiliée',
  reassignMembership: 'Adhésion réattribuée',
  removeMembershipFutureCancel: 'Résiliation prévue retirée',
  setMembershipBillingHold: 'Suspension de la facturation modifiée',
  submitMembershipPlanChanges: 'Changement de forfait soumis',
  updateMembershipSubChannel: 'Sous-canal modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  REASSIGNED: done.reassignMembership,
  CANCELLED: done.cancelMembership,
  PRECANCEL_CREATED: done.createMembershipPrecancel,
  FUTURE_CANCEL_ADDED: done.addMembershipFutureCancel,
  FUTURE_CANCEL_REMOVED: done.removeMembershipFutureCancel,
  PLAN_CHANGE_SUBMITTED: done.submitMembershipPlanChanges,
  PLAN_CHANGE_STATUS_CHANGED: 'État du changement de forfait mis à jour',
  PLAN_CHANGED: 'Forfait modifié',
  COMMENT_ADDED: done.addMemberComment,
  BILLING_HOLD_SET: 'Facturation suspendue',
  BILLING_HOLD_REMOVED: 'Suspension de la facturation levée',
  SUB_CHANNEL_UPDATED: done.updateMembershipSubChannel,
} as const satisfies SameWords<typeof us.journal>
