import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicGroup: {
    one: 'Grupo del sistema anterior',
    many: 'Grupos del sistema anterior',
    about: 'Registro de un grupo en el sistema anterior',
  },
  ClassicCommissionData: {
    one: 'Datos de comisiones',
    many: 'Datos de comisiones',
    about: 'Comisiones pagadas por un grupo en un período',
  },
  ClassicCommission: { one: 'Comisión', many: 'Comisiones' },
  SitusStateContract: {
    one: 'Contrato grupal por estado',
    many: 'Contratos grupales por estado',
    about: 'Contrato que se aplica según el estado del grupo',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicGroup,
  about: 'Grupos de empleadores tal como figuran en el sistema anterior',
} as const satisfies Name

export const fields = {
  commissions: 'Comisiones',
  situsState: 'Estado o provincia del contrato grupal',
  memberCount: 'Número de miembros',
  coverageCodes: 'Códigos de cobertura',
  isBillingInvoiceDiverted: 'Factura enviada a otro destinatario',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  situsState: 'Estado o provincia cuya ley rige el contrato grupal',
  isBillingInvoiceDiverted: 'La factura se envía a alguien distinto del grupo',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  getClassicCommissionData: 'Ver los datos de comisiones',
  getClassicCommissionDataOfAssociate: 'Ver los datos de comisiones de un asociado',
  getClassicGroup: 'Ver el grupo del sistema anterior',
  listSitusStateContracts: 'Ver los contratos grupales por estado',
  updateDivertBillingInvoice: 'Cambiar el destinatario de la factura',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  updateDivertBillingInvoice: 'Destinatario de la factura cambiado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  BILLING_INVOICE_DIVERTED: done.updateDivertBillingInvoice,
} as const satisfies SameWords<typeof us.journal>
