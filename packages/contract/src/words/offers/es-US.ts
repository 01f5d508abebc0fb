import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Offer: { one: 'Oferta', many: 'Ofertas', about: 'Productos que se venden juntos a precios fijados' },
  MerchandisedTier: { one: 'Nivel a la venta', many: 'Niveles a la venta' },
  OfferPrice: { one: 'Precio', many: 'Precios' },
  OfferProduct: { one: 'Producto', many: 'Productos' },
  OfferSupplement: { one: 'Suplemento', many: 'Suplementos' },
  SelectionProblem: { one: 'Problema', many: 'Problemas' },
  SelectionVerdict: {
    one: 'Resultado de la verificación',
    many: 'Resultados de las verificaciones',
    about: 'Indica si los productos seleccionados se pueden comprar juntos',
  },
  merchandisedTiers: { one: 'Nivel', many: 'Niveles' },
  selections: { one: 'Producto elegido', many: 'Productos elegidos' },
  supplements: { one: 'Suplemento', many: 'Suplementos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Offer,
  about: 'Lo que se vende, dónde, a quién y a qué precio',
} as const satisfies Name

export const fields = {
  planIds: 'Planes del sistema anterior',
  initialListPrice: 'Precio del primer período',
  renewalListPrice: 'Precio de renovación',
  offerType: 'Tipo de oferta',
  productGroup: 'Grupo de productos',
  availableLocalities: 'Lugares de venta',
  availableInCountry: 'A la venta en este país',
  availableInMarket: 'A la venta en este mercado',
  availableInRegion: 'A la venta en este estado o provincia',
  enrolledCount: 'Número de personas inscritas',
  merchandisedTiers: 'Niveles a la venta',
  market: 'Mercado',
  selections: 'Productos seleccionados',
  alternativeTierIds: 'Niveles ofrecidos en su lugar',
  problems: 'Problemas',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  availableLocalities: 'Estados y provincias donde se puede comprar la oferta',
  initialListPrice: 'Se cobra por el primer período de facturación',
  renewalListPrice: 'Se cobra a partir del segundo período de facturación',
  productGroup: 'Los productos de un grupo se muestran juntos',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addOfferProducts: 'Agregar productos',
  changeOfferOwner: 'Cambiar el titular',
  createOffer: 'Crear una oferta',
  deleteOffer: 'Eliminar la oferta',
  getOffer: 'Ver la oferta',
  getOffersByIdList: 'Ver las ofertas',
  grandfatherOffer: 'Reservar la oferta a los miembros actuales',
  listOffers: 'Ver las ofertas',
  makeOfferEnrollable: 'Abrir la oferta a inscripciones',
  makeOfferPendingApproval: 'Enviar la oferta para aprobación',
  makeOfferReadyForSale: 'Poner la oferta a la venta',
  provisionOfferProductImmediately: 'Activar el producto de inmediato',
  provisionOfferProductOnFirstUse: 'Activar el producto con el primer uso',
  updateOffer: 'Editar la oferta',
  updateOfferAvailableLocalities: 'Cambiar los lugares de venta',
  updateOfferProducts: 'Cambiar los productos',
  validateOfferSelections: 'Verificar los productos seleccionados',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addOfferProducts: 'Productos agregados',
  changeOfferOwner: 'Titular cambiado',
  createOffer: 'Oferta creada',
  deleteOffer: 'Oferta eliminada',
  grandfatherOffer: 'Oferta reservada a los miembros actuales',
  makeOfferEnrollable: 'Oferta abierta a inscripciones',
  makeOfferPendingApproval: 'Oferta enviada para aprobación',
  makeOfferReadyForSale: 'Oferta puesta a la venta',
  provisionOfferProductImmediately: 'Producto con activación inmediata',
  provisionOfferProductOnFirstUse: 'Producto activado con el primer uso',
  updateOffer: 'Oferta actualizada',
  updateOfferAvailableLocalities: 'Lugares de venta cambiados',
  updateOfferProducts: 'Productos cambiados',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createOffer,
  UPDATED: done.updateOffer,
  DELETED: done.deleteOffer,
  PRODUCTS_ADDED: done.addOfferProducts,
  PRODUCTS_UPDATED: done.updateOfferProducts,
  LOCALITIES_UPDATED: done.updateOfferAvailableLocalities,
  STATUS_CHANGED: 'Estado cambiado',
  PROVISION_TYPE_CHANGED: 'Activación del producto cambiada',
  OWNER_CHANGED: done.changeOfferOwner,
  MIGRATED: 'Traída del sistema anterior',
} as const satisfies SameWords<typeof us.journal>
