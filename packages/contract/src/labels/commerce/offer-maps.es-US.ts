import type * as offerMaps from '../../commerce/offer-maps.ts'
import type { Labels } from '../labels.ts'

export const OfferMapAction = {
  CREATED: 'Mapa de ofertas creado',
  UPDATED: 'Mapa de ofertas actualizado',
  PRODUCT_ADDED: 'Producto agregado',
  PRODUCT_UPDATED: 'Producto actualizado',
  PRODUCT_ALIGNED: 'Producto vinculado a un plan',
  PRODUCT_DELETED: 'Producto quitado',
  DELETED: 'Mapa de ofertas eliminado',
} as const satisfies Labels<offerMaps.OfferMapAction>
