import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicGroup: {
    one: 'Groupe de l’ancien système',
    many: 'Groupes de l’ancien système',
    about: 'Fiche d’un groupe dans l’ancien système',
  },
  ClassicCommissionData: {
    one: 'Données sur les commissions',
    many: 'Données sur les commissions',
    about: 'Commissions versées pour un groupe pendant une période',
  },
  ClassicCommission: { one: 'Commission', many: 'Commissions' },
  SitusStateContract: {
    one: 'Contrat collectif par État',
    many: 'Contrats collectifs par État',
    about: 'Contrat qui s’applique selon l’État du groupe',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicGroup,
  about: 'Groupes d’employeurs tels qu’ils figurent dans l’ancien système',
} as const satisfies Name

export const fields = {
  commissions: 'Commissions',
  situsState: 'État ou province du contrat collectif',
  memberCount: 'Nombre de membres',
  coverageCodes: 'Codes de protection',
  isBillingInvoiceDiverted: 'Facture envoyée à un autre destinataire',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  situsState: 'État ou province dont la loi régit le contrat collectif',
  isBillingInvoiceDiverted: 'La facture est envoyée à quelqu’un d’autre que le groupe',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  getClassicCommissionData: 'Afficher les données sur les commissions',
  getClassicCommissionDataOfAssociate: 'Afficher les données sur les commissions d’un associé',
  getClassicGroup: 'Afficher le groupe de l’ancien système',
  listSitusStateContracts: 'Afficher les contrats collectifs par État',
  updateDivertBillingInvoice: 'Modifier le destinataire de la facture',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  updateDivertBillingInvoice: 'Destinataire de la facture modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  BILLING_INVOICE_DIVERTED: done.updateDivertBillingInvoice,
} as const satisfies SameWords<typeof us.journal>
