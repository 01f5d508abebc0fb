import type * as invoices from '../../commerce/invoices.ts'
import type { Labels } from '../labels.ts'

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
