import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicPlan: {
    one: 'Plan del sistema anterior',
    many: 'Planes del sistema anterior',
    about: 'Plan que vende y factura el sistema anterior',
  },
  ClassicAvailableProduct: {
    one: 'Producto disponible',
    many: 'Productos disponibles',
    about: 'Producto que se puede vender en ese lugar',
  },
  ISeriesOffer: { one: 'Oferta de iSeries', many: 'Ofertas de iSeries', about: 'Oferta tal como figura en iSeries' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicPlan,
  about: 'Planes y precios del sistema anterior',
} as const satisfies Name

export const fields = {
  serviceableStates: 'Estados y provincias con servicio',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createClassicPlan: 'Crear un plan del sistema anterior',
  findClassicPlan: 'Buscar un plan del sistema anterior',
  getClassicPlan: 'Ver el plan del sistema anterior',
  getISeriesOffer: 'Ver la oferta de iSeries',
  listClassicAvailableProducts: 'Ver los productos disponibles',
  listClassicServiceableStates: 'Ver dónde se ofrece el servicio del plan',
  updateClassicPlan: 'Editar el plan del sistema anterior',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createClassicPlan: 'Plan del sistema anterior creado',
  updateClassicPlan: 'Plan del sistema anterior actualizado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createClassicPlan,
  UPDATED: done.updateClassicPlan,
} as const satisfies SameWords<typeof us.journal>
