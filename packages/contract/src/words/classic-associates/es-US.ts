import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicAssociate: {
    one: 'Asociado del sistema anterior',
    many: 'Asociados del sistema anterior',
    about: 'Registro de un asociado en el sistema anterior',
  },
  ApplicationMatch: {
    one: 'Solicitud coincidente',
    many: 'Solicitudes coincidentes',
    about: 'Solicitud que puede ser de la misma persona',
  },
  AssociateMatch: {
    one: 'Asociado coincidente',
    many: 'Asociados coincidentes',
    about: 'Asociado que puede ser la misma persona',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicAssociate,
  about: 'Asociados tal como figuran en el sistema anterior',
} as const satisfies Name

export const fields = {
  confidence: 'Grado de coincidencia',
  matchedOn: 'Datos coincidentes',
  associate: 'Asociado',
  sponsorName: 'Nombre del patrocinador',
  friendlyId: 'Número de asociado',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  friendlyId: 'El número que conoce el asociado',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  findApplicationsByTaxId: 'Buscar solicitudes por número fiscal',
  findClassicAssociatesByTaxId: 'Buscar asociados por número fiscal',
  getClassicAssociate: 'Ver el asociado del sistema anterior',
  getClassicAssociateBillingDetails: 'Ver la facturación del sistema anterior',
  listPotentialReinstatements: 'Ver los posibles restablecimientos',
  listReinstatementMatchingApplications: 'Ver las solicitudes coincidentes',
  listReinstatementMatchingAssociates: 'Ver los asociados coincidentes',
  listUnplacedApplications: 'Ver las solicitudes por colocar',
  reassignClassicAssociate: 'Reasignar al asociado',
  setClassicAssociateBillingHold: 'Cambiar la pausa de la facturación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  reassignClassicAssociate: 'Asociado reasignado',
  setClassicAssociateBillingHold: 'Pausa de la facturación cambiada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  REASSIGNED: done.reassignClassicAssociate,
  BILLING_HOLD_SET: 'Facturación puesta en pausa',
  BILLING_HOLD_REMOVED: 'Pausa de la facturación retirada',
} as const satisfies SameWords<typeof us.journal>
