import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  PaymentMethod: {
    one: 'Mode de paiement',
    many: 'Modes de paiement',
    about: 'Carte ou compte bancaire qui paie les factures',
  },
  Transaction: {
    one: 'Transaction',
    many: 'Transactions',
    about: 'Autorisation, débit, remboursement ou vérification',
  },
  Cooldown: { one: 'Délai d’attente', many: 'Délais d’attente', about: 'Délai avant de pouvoir débiter de nouveau' },
  TestCardNumber: { one: 'Carte d’essai', many: 'Cartes d’essai', about: 'Numéro de carte pour faire des essais' },
  BankAccount: { one: 'Compte bancaire', many: 'Comptes bancaires' },
  Card: { one: 'Carte', many: 'Cartes' },
  PaymentFriendlyId: { one: 'Numéro de référence', many: 'Numéros de référence' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.PaymentMethod,
  about: 'Modes de paiement et transactions effectuées avec ceux-ci',
} as const satisfies Name

export const fields = {
  'TestCardNumber.number': 'Numéro de carte',
  methodId: 'Mode de paiement',
  transactionId: 'Transaction',
  isCoolingDown: 'En attente avant la prochaine tentative',
  bankAccount: 'Compte bancaire',
  billingAddress: 'Adresse de facturation',
  replacementMethodId: 'Mode de paiement de remplacement',
  vendor: 'Fournisseur de paiement',
  'Card.expiresOn': 'Expiration',
  friendlyId: 'Numéro de référence',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  vendor: 'Entreprise qui traite le paiement',
  lastFour: 'Du numéro de carte ou de compte',
  replacementMethodId: 'Paie ce que payait le mode retiré',
  friendlyId: 'Du membre, du groupe ou de l’associé',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  assignAnonymousPaymentMethodOwner: 'Désigner le titulaire',
  changePaymentMethodOwner: 'Modifier le titulaire',
  checkCooldown: 'Vérifier quand débiter de nouveau',
  createAnonymousPaymentMethod: 'Ajouter un mode de paiement sans titulaire',
  createAuthorization: 'Autoriser le paiement',
  createCharge: 'Débiter le mode de paiement',
  createChargeV2: 'Débiter le mode de paiement',
  createGroupPaymentMethod: 'Ajouter un mode de paiement d’un membre d’un groupe',
  createPaymentMethod: 'Ajouter un mode de paiement',
  createRefund: 'Rembourser la transaction',
  createSale: 'Autoriser et encaisser',
  createVerification: 'Vérifier le mode de paiement',
  deletePaymentMethod: 'Retirer le mode de paiement',
  deletePaymentMethodByImpersonator: 'Retirer le mode de paiement au nom du membre',
  findPaymentMethod: 'Rechercher un mode de paiement',
  findTransactions: 'Rechercher des transactions',
  getPaymentMethod: 'Afficher le mode de paiement',
  getTestCardNumber: 'Afficher la carte d’essai',
  listGroupPaymentMethods: 'Afficher les modes de paiement d’un membre d’un groupe',
  listPaymentMethods: 'Afficher les modes de paiement',
  reverseAuthorization: 'Annuler l’autorisation',
  updateBankAccountDetails: 'Modifier le compte bancaire',
  updateBillingAddress: 'Modifier l’adresse de facturation',
  updateCardPaymentDetails: 'Modifier la carte',
  updatePaymentMethodName: 'Modifier le nom',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  assignAnonymousPaymentMethodOwner: 'Titulaire désigné',
  changePaymentMethodOwner: 'Titulaire modifié',
  createAnonymousPaymentMethod: 'Mode de paiement ajouté',
  createAuthorization: 'Paiement autorisé',
  createCharge: 'Mode de paiement débité',
  createChargeV2: 'Mode de paiement débité',
  createGroupPaymentMethod: 'Mode de paiement ajouté',
  createPaymentMethod: 'Mode de paiement ajouté',
  createRefund: 'Transaction remboursée',
  createSale: 'Paiement autorisé et encaissé',
  createVerification: 'Mode de paiement vérifié',
  deletePaymentMethod: 'Mode de paiement retiré',
  deletePaymentMethodByImpersonator: 'Mode de paiement retiré au nom du membre',
  reverseAuthorization: 'Autorisation annulée',
  updateBankAccountDetails: 'Compte bancaire modifié',
  updateBillingAddress: 'Adresse de facturation modifiée',
  updateCardPaymentDetails: 'Carte modifiée',
  updatePaymentMethodName: 'Nom modifié',
} as const satisfies SameWords<typeof us.done>

export { PaymentAction as journal } from '../../labels/commerce/payments.fr-CA.ts'
