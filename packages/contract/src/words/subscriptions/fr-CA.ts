import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Subscription: { one: 'Abonnement', many: 'Abonnements', about: 'Forfait renouvelé jusqu’à sa résiliation' },
  SubscriptionDiscount: { one: 'Rabais', many: 'Rabais', about: 'Rabais sur un abonnement' },
  SubscriptionDeletability: {
    one: 'Vérification de suppression',
    many: 'Vérifications de suppression',
    about: 'Indique si l’abonnement peut être supprimé',
  },
  CatchUpInstalment: { one: 'Versement', many: 'Versements' },
  ScheduledCancellation: { one: 'Résiliation prévue', many: 'Résiliations prévues' },
  SubscriptionFriendlyId: { one: 'Numéro de membre', many: 'Numéros de membre' },
  SubscriptionItem: { one: 'Poste', many: 'Postes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Subscription,
  about: 'Ce qui est facturé aux membres, à quelle fréquence et jusqu’à quand',
} as const satisfies Name

export const fields = {
  'SubscriptionDiscount.label': 'Nom sur les factures',
  'NewSubscriptionDiscount.label': 'Nom sur les factures',
  billCycleDay: 'Jour de facturation',
  billingDivision: 'Division de facturation',
  instalments: 'Versements',
  doNotReinstate: 'Ne pas rétablir',
  idempotentKey: 'Clé d’idempotence',
  percentage: 'Rabais',
  retryOn: 'Nouvelles tentatives de paiement',
  cancelledOn: 'Date de résiliation',
  scheduledCancellation: 'Résiliation prévue',
  catchUp: 'Entente de rattrapage',
  canBeDeleted: 'Peut être supprimé',
  vendorSubscriptionId: 'Identifiant de l’abonnement dans le système de facturation',
  'CatchUpInstalment.dueOn': 'Date d’échéance',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  percentage: 'En pourcentage, comme 10',
  billCycleDay: 'Jour du mois',
  idempotentKey: 'Empêche d’exécuter deux fois la même demande',
  retryOn: 'Jours où un paiement échoué est tenté de nouveau',
  doNotReinstate: 'Le membre ne peut revenir sans approbation',
  billingDivision: 'Service de l’employeur qui est facturé',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  activateSubscription: 'Activer l’abonnement',
  advanceSubscriptionNextBillOn: 'Sauter la prochaine facture',
  canSubscriptionBeDeleted: 'Vérifier si la suppression est possible',
  cancelGroupSubscription: 'Résilier l’abonnement d’un membre d’un groupe',
  cancelSubscription: 'Résilier l’abonnement',
  catchUpSubscription: 'Établir une entente de rattrapage',
  changeSubscriptionOwner: 'Modifier le titulaire',
  createSubscription: 'Créer un abonnement',
  createSubscriptionDiscountRecord: 'Ajouter un rabais',
  deleteSubscription: 'Supprimer l’abonnement',
  getSubscription: 'Afficher l’abonnement',
  listOutstandingInvoices: 'Afficher les factures impayées',
  listSubscriptionDiscountRecords: 'Afficher les rabais',
  listSubscriptions: 'Afficher les abonnements',
  pendingCancelGroupSubscription: 'Résilier l’abonnement d’un membre d’un groupe en fin de période',
  pendingCancelSubscription: 'Résilier à la fin de la période payée',
  preCancelSubscription: 'Prérésilier l’abonnement',
  reassignSubscription: 'Réattribuer à un autre titulaire',
  removeGroupPendingCancel: 'Maintenir l’abonnement',
  removeGroupScheduledCancellation: 'Retirer la résiliation prévue',
  removeSubscriptionPaymentMethod: 'Retirer le mode de paiement',
  scheduleGroupSubscriptionCancellation: 'Planifier la résiliation',
  suspendSubscription: 'Suspendre l’abonnement',
  updateBillCycleDay: 'Modifier le jour de facturation',
  updateBillingDivision: 'Modifier la division de facturation',
  updateBillingFrequency: 'Modifier la fréquence de facturation',
  updateDoNotReinstate: 'Modifier la mention «\u00a0ne pas rétablir\u00a0»',
  updateRetrySchedule: 'Replanifier les nouvelles tentatives de paiement',
  updateSubscriptionArea: 'Modifier l’État ou province',
  updateSubscriptionIdempotentKey: 'Modifier la clé d’idempotence',
  updateSubscriptionNextBillOn: 'Modifier la date de la prochaine facture',
  updateSubscriptionOffer: 'Modifier l’offre',
  updateSubscriptionPaidToDate: 'Modifier la date de fin de période payée',
  updateSubscriptionPaymentMethod: 'Modifier le mode de paiement',
  updateSubscriptionPostalCode: 'Modifier le code postal',
  updateSubscriptionSource: 'Modifier la provenance',
  updateSubscriptionStartedOn: 'Modifier la date de début',
  updateSubscriptionVendor: 'Modifier le système de facturation',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateSubscription: 'Abonnement activé',
  advanceSubscriptionNextBillOn: 'Prochaine facture sautée',
  cancelGroupSubscription: 'Abonnement résilié',
  cancelSubscription: 'Abonnement résilié',
  catchUpSubscription: 'Entente de rattrapage établie',
  changeSubscriptionOwner: 'Titulaire modifié',
  createSubscription: 'Abonnement créé',
  createSubscriptionDiscountRecord: 'Rabais ajouté',
  deleteSubscription: 'Abonnement supprimé',
  pendingCancelGroupSubscription: 'Résiliation planifiée',
  pendingCancelSubscription: 'Résiliation planifiée',
  preCancelSubscription: 'Abonnement prérésilié',
  reassignSubscription: 'Abonnement réattribué à un autre titulaire',
  removeGroupPendingCancel: 'Résiliation planifiée retirée',
  removeGroupScheduledCancellation: 'Résiliation prévue retirée',
  removeSubscriptionPaymentMethod: 'Mode de paiement retiré',
  scheduleGroupSubscriptionCancellation: 'Résiliation planifiée',
  suspendSubscription: 'Abonnement suspendu',
  updateBillCycleDay: 'Jour de facturation modifié',
  updateBillingDivision: 'Division de facturation modifiée',
  updateBillingFrequency: 'Fréquence de facturation modifiée',
  updateDoNotReinstate: 'Mention «\u00a0ne pas rétablir\u00a0» modifiée',
  updateRetrySchedule: 'Nouvelles tentatives de paiement replanifiées',
  updateSubscriptionArea: 'État ou province modifié',
  updateSubscriptionIdempotentKey: 'Clé d’idempotence modifiée',
  updateSubscriptionNextBillOn: 'Date de la prochaine facture modifiée',
  updateSubscriptionOffer: 'Offre modifiée',
  updateSubscriptionPaidToDate: 'Date de fin de période payée modifiée',
  updateSubscriptionPaymentMethod: 'Mode de paiement modifié',
  updateSubscriptionPostalCode: 'Code postal modifié',
  updateSubscriptionSource: 'Provenance modifiée',
  updateSubscriptionStartedOn: 'Date de début modifiée',
  updateSubscriptionVendor: 'Système de facturation modifié',
} as const satisfies SameWords<typeof us.done>

export { SubscriptionAction as journal } from '../../labels/commerce/subscriptions.fr-CA.ts'
