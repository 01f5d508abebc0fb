import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Invoice: { one: 'Facture', many: 'Factures', about: 'Facture pour une période' },
  InvoiceItem: { one: 'Poste', many: 'Postes' },
  InvoiceSeller: { one: 'Vendeur', many: 'Vendeurs' },
  InvoiceTransaction: { one: 'Transaction', many: 'Transactions' },
  PaymentMethodSummary: { one: 'Mode de paiement', many: 'Modes de paiement' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Invoice,
  about: 'Ce que les membres doivent, ont payé et se sont fait rembourser',
} as const satisfies Name

export const fields = {
  'Invoice.number': 'Numéro de facture',
  'InvoiceItem.label': 'Description',
  'NewInvoiceItem.label': 'Description',
  issuedFrom: 'Émise à partir du',
  issuedTo: 'Émise jusqu’au',
  itemId: 'Poste',
  'Invoice.recurrence': 'Récurrence',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addInvoiceItem: 'Ajouter un poste',
  changeInvoiceOwner: 'Modifier le titulaire',
  createInvoice: 'Créer une facture',
  failInvoice: 'Marquer le paiement comme échoué',
  forgiveInvoice: 'Renoncer au solde',
  getInvoice: 'Afficher la facture',
  listInvoices: 'Afficher les factures',
  makeInvoiceDelinquent: 'Marquer la facture en souffrance',
  payInvoice: 'Payer la facture',
  refundInvoice: 'Rembourser la facture',
  registerInvoiceItemTax: 'Inscrire la taxe',
  removeInvoiceItem: 'Retirer le poste',
  updateInvoicePaymentMethod: 'Modifier le mode de paiement',
  voidInvoice: 'Annuler la facture',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addInvoiceItem: 'Poste ajouté',
  changeInvoiceOwner: 'Titulaire modifié',
  createInvoice: 'Facture créée',
  failInvoice: 'Paiement marqué comme échoué',
  forgiveInvoice: 'Renonciation au solde effectuée',
  makeInvoiceDelinquent: 'Facture marquée en souffrance',
  payInvoice: 'Facture payée',
  refundInvoice: 'Facture remboursée',
  registerInvoiceItemTax: 'Taxe inscrite',
  removeInvoiceItem: 'Poste retiré',
  updateInvoicePaymentMethod: 'Mode de paiement modifié',
  voidInvoice: 'Facture annulée',
} as const satisfies SameWords<typeof us.done>

export { InvoiceAction as journal } from '../../labels/commerce/invoice-journal.fr-CA.ts'
