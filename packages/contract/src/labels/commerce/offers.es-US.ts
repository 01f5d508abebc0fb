import type * as offers from '../../commerce/offers.ts'
import type { Labels } from '../labels.ts'

export const OfferStatus = {
  PENDING_APPROVAL: 'Pendiente de aprobación',
  NEEDS_REVIEW: 'Por revisar',
  AVAILABLE_FOR_SALE: 'A la venta',
  ENROLLABLE: 'Abierta a inscripciones',
  GRANDFATHERED: 'Solo para miembros actuales',
} as const satisfies Labels<offers.OfferStatus>

export const OfferChannel = {
  D2C: 'Venta directa',
  NETWORK: 'Red',
  GROUP: 'Grupo',
} as const satisfies Labels<offers.OfferChannel>

export const OfferType = {
  STANDARD: 'Estándar',
  LEGACY: 'De la generación anterior',
  EXPERIMENTAL: 'Experimental',
} as const satisfies Labels<offers.OfferType>
