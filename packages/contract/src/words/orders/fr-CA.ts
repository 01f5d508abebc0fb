import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Order: { one: 'Commande', many: 'Commandes', about: 'Achat d’une ou de plusieurs offres' },
  OrderAuthorizedUser: { one: 'Personne protégée', many: 'Personnes protégées' },
  OrderOffer: { one: 'Offre', many: 'Offres' },
  OrderParty: { one: 'Acheteur', many: 'Acheteurs' },
  OrderSupplement: { one: 'Supplément', many: 'Suppléments' },
  OrderAgreement: { one: 'Entente', many: 'Ententes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Order,
  about: 'Ce qui a été acheté et l’avancement de chaque commande',
} as const satisfies Name

export const fields = {
  'Order.paymentMethod': 'Type de mode de paiement',
  'OrderPurchase.paymentMethod': 'Type de mode de paiement',
  'Order.number': 'Numéro de commande',
  buyer: 'Acheteur',
  subscriptionAction: 'Effet sur l’abonnement',
  quantity: 'Quantité',
  phoneType: 'Type de téléphone',
  subtotal: 'Sous-total',
  tax: 'Taxes',
  purchasedAt: 'Date d’achat',
  provisionedAt: 'Date de mise en service',
  initialPrice: 'Prix de la première période',
  renewalPrice: 'Prix au renouvellement',
  agreedAt: 'Date d’acceptation',
  agreements: 'Ententes',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addSupplements: 'Ajouter des suppléments',
  assignOrderOwner: 'Désigner le titulaire',
  assignOrderOwnerV1: 'Désigner le titulaire',
  createGroupOrder: 'Créer une commande pour un membre d’un groupe',
  createIdentityOrder: 'Créer une commande pour une personne',
  createIdentityOrderV1: 'Créer une commande pour une personne',
  createOrder: 'Créer une commande',
  createOrderV1: 'Créer une commande',
  deleteOrder: 'Supprimer la commande',
  findOrder: 'Rechercher une commande',
  getGroupOrder: 'Afficher la commande',
  getIdentityOrder: 'Afficher la commande',
  getIdentityOrderV1: 'Afficher la commande',
  getOrder: 'Afficher la commande',
  getOrderV1: 'Afficher la commande',
  listGroupOrders: 'Afficher les commandes d’un membre d’un groupe',
  listIdentityOrders: 'Afficher les commandes d’une personne',
  listIdentityOrdersV1: 'Afficher les commandes d’une personne',
  provisionOrder: 'Mettre la commande en service',
  purchaseGroupOrder: 'Payer la commande d’un membre d’un groupe',
  purchaseOrder: 'Payer la commande',
  purchaseOrderV1: 'Payer la commande',
  updateOrderAuthorizedUsers: 'Modifier les personnes protégées',
  updateOrderAuthorizedUsersV1: 'Modifier les personnes protégées',
  updateOrderOffers: 'Modifier les offres',
  updateOrderOffersV1: 'Modifier les offres',
  updateOrderSource: 'Modifier la provenance',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addSupplements: 'Suppléments ajoutés',
  assignOrderOwner: 'Titulaire désigné',
  assignOrderOwnerV1: 'Titulaire désigné',
  createGroupOrder: 'Commande créée',
  createIdentityOrder: 'Commande créée',
  createIdentityOrderV1: 'Commande créée',
  createOrder: 'Commande créée',
  createOrderV1: 'Commande créée',
  deleteOrder: 'Commande supprimée',
  provisionOrder: 'Commande mise en service',
  purchaseGroupOrder: 'Commande achetée',
  purchaseOrder: 'Commande achetée',
  purchaseOrderV1: 'Commande achetée',
  updateOrderAuthorizedUsers: 'Personnes protégées modifiées',
  updateOrderAuthorizedUsersV1: 'Personnes protégées modifiées',
  updateOrderOffers: 'Offres modifiées',
  updateOrderOffersV1: 'Offres modifiées',
  updateOrderSource: 'Provenance modifiée',
} as const satisfies SameWords<typeof us.done>

export { OrderAction as journal } from '../../labels/commerce/orders.fr-CA.ts'
