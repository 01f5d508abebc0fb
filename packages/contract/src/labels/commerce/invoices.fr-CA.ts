import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

export const Recurrence = {
  RECURRING: 'Récurrente',
  ONE_TIME: 'Unique',
} as const satisfies Labels<invoices.Recurrence>

export const InvoiceItemAction = {
  ADDED: 'Ajouté',
  TAX_REGISTERED: 'Taxe enregistrée',
} as const satisfies Labels<invoices.InvoiceItemAction>

export const InvoiceProductType = {
  PRODUCT: 'Produit',
  SUPPLEMENT: 'Supplément',
} as const satisfies Labels<invoices.InvoiceProductType>

export const InvoiceItemType = {
  SUBSCRIPTION: 'Abonnement',
  ORDER: 'Commande',
  DISCOUNT: 'Remise',
  TRANSACTION: 'Paiement',
  TAX: 'Taxe',
} as const satisfies Labels<invoices.InvoiceItemType>

/** In the words of staff; members read plainer ones in the kit. */
export const InvoiceStatus = {
  ACTIVE: 'Active',
  VOIDED: 'Annulée',
  PAID: 'Payée',
  FORGIVEN: 'Solde effacé',
  DELINQUENT: 'En souffrance',
  FAILED: 'Échec du paiement',
  REFUNDED: 'Remboursée',
  PARTIALLY_FUNDED: 'Partiellement acquittée',
} as const satisfies Labels<invoices.InvoiceStatus>

export const InvoiceAction = {
  CREATED: 'Facture créée',
  STATUS_CHANGED: 'État modifié',
  ITEM_ADDED: 'Poste ajouté',
  ITEM_REMOVED: 'Poste retiré',
  TAX_UPDATED: 'Taxe mise à jour',
  PAYMENT_UPDATED: 'Paiement mis à jour',
  DELETED: 'Facture supprimée',
  CHANGE_OWNER: 'Titulaire modifié',
} as const satisfies Labels<invoices.InvoiceAction>
