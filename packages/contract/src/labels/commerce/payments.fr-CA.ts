import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export const TransactionStatus = {
  APPROVED: 'Approuvé',
  DECLINED: 'Refusé',
  TIMEDOUT: 'Aucune réponse de la banque',
  CREATED: 'En cours',
  HARD_DECLINED: 'Refusé définitivement',
} as const satisfies Labels<payments.TransactionStatus>

export const TransactionType = {
  AUTHORIZE: 'Autorisation',
  CHARGE: 'Prélèvement',
  SALE: 'Paiement',
  VERIFY: 'Vérification',
  REFUND: 'Remboursement',
  REVERSE_AUTHORIZATION: 'Autorisation annulée',
} as const satisfies Labels<payments.TransactionType>

export const PaymentFriendlyIdType = {
  MEMBER: 'Numéro de membre',
  GROUP: 'Numéro de groupe',
  ASSOCIATE: 'Numéro d’associé',
} as const satisfies Labels<payments.PaymentFriendlyIdType>

export const PaymentVendor = {
  ISERIES: 'iSeries',
  TOKENEX_VANTIV: 'TokenEx avec Vantiv',
  VANTIV: 'Vantiv',
  GR4VY: 'Gr4vy',
  TEST: 'Essai',
} as const satisfies Labels<payments.PaymentVendor>

export const PaymentAction = {
  CREATE: 'Mode de paiement ajouté',
  UPDATE: 'Mode de paiement mis à jour',
  DELETED: 'Mode de paiement retiré',
  CREATE_ANONYMOUS: 'Mode de paiement ajouté avant l’ouverture de session',
  ASSIGN_OWNER: 'Titulaire désigné',
  CHANGE_OWNER: 'Titulaire modifié',
} as const satisfies Labels<payments.PaymentAction>
