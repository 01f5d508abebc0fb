import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ReinstatementRecord: {
    one: 'Registro de restablecimiento',
    many: 'Registros de restablecimiento',
    about: 'Indica si un exmiembro o exasociado puede volver',
  },
  MemberDiscount: { one: 'Descuento', many: 'Descuentos', about: 'Descuento otorgado para retener a un miembro' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  one: 'Retención',
  many: 'Retención',
  about: 'Restablecimientos y descuentos que retienen a los miembros',
} as const satisfies Name

export const fields = {
  fromGroupId: 'Grupo actual',
  isReinstated: 'Restablecido',
  isDoNotReinstate: 'No restablecer',
  absences: 'Períodos de ausencia',
  reinstatedOn: 'Fecha del restablecimiento',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createMemberDiscount: 'Agregar un descuento',
  getReinstatedAssociate: 'Ver al asociado restablecido',
  getReinstatedAssociateApplication: 'Ver la solicitud de un asociado restablecido',
  getReinstatedMember: 'Ver al miembro restablecido',
  getReinstatedMemberApplication: 'Ver la solicitud de un miembro restablecido',
  listMemberDiscounts: 'Ver los descuentos',
  portGroupMember: 'Trasladar al miembro fuera del grupo',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createMemberDiscount: 'Descuento agregado',
  portGroupMember: 'Miembro trasladado fuera del grupo',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  DISCOUNT_CREATED: done.createMemberDiscount,
  PORTED_FROM_GROUP: done.portGroupMember,
} as const satisfies SameWords<typeof us.journal>
