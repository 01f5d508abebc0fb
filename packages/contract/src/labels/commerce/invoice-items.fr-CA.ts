import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

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
