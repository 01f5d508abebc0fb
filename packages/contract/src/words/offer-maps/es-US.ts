import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  OfferMap: {
    one: 'Mapa de ofertas',
    many: 'Mapas de ofertas',
    about: 'Vincula los productos de una oferta con los planes del sistema anterior',
  },
  OfferMapProduct: { one: 'Producto', many: 'Productos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.OfferMap,
  about: 'El plan del sistema anterior que corresponde a cada producto de una oferta',
} as const satisfies Name

export const fields = {
  offerMapId: 'Mapa de ofertas',
  alignments: 'Correspondencias con los planes',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addOfferMapProduct: 'Agregar un producto',
  createOfferMap: 'Crear un mapa de ofertas',
  deleteOfferMap: 'Eliminar el mapa de ofertas',
  getOfferMap: 'Ver el mapa de ofertas',
  getOfferMapsByIdList: 'Ver los mapas de ofertas',
  listOfferMaps: 'Ver los mapas de ofertas',
  mapOfferToPlans: 'Vincular los productos con los planes',
  removeOfferMapProduct: 'Quitar el producto',
  updateOfferMapProduct: 'Cambiar el producto',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addOfferMapProduct: 'Producto agregado',
  createOfferMap: 'Mapa de ofertas creado',
  deleteOfferMap: 'Mapa de ofertas eliminado',
  mapOfferToPlans: 'Productos vinculados con los planes',
  removeOfferMapProduct: 'Producto quitado',
  updateOfferMapProduct: 'Producto cambiado',
} as const satisfies SameWords<typeof us.done>

export { OfferMapAction as journal } from '../../labels/commerce/offer-maps.es-US.ts'
