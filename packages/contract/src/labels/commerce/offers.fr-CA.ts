import type * as offers from '../../commerce/offers.ts'
import type { Labels } from '../labels.ts'

export const OfferStatus = {
  PENDING_APPROVAL: 'En attente d’approbation',
  NEEDS_REVIEW: 'À réviser',
  AVAILABLE_FOR_SALE: 'En vente',
  ENROLLABLE: 'Ouverte à l’adhésion',
  GRANDFATHERED: 'Réservée aux membres actuels',
} as const satisfies Labels<offers.OfferStatus>

export const OfferChannel = {
  D2C: 'Vente directe',
  NETWORK: 'Réseau',
  GROUP: 'Groupe',
} as const satisfies Labels<offers.OfferChannel>

export const OfferType = {
  STANDARD: 'Standard',
  LEGACY: 'Ancienne génération',
  EXPERIMENTAL: 'Expérimentale',
} as const satisfies Labels<offers.OfferType>
