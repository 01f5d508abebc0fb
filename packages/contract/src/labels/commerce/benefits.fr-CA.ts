import type * as benefits from '../../commerce/benefits.ts'
import type { Labels } from '../labels.ts'

export const BenefitStatus = {
  CREATED: 'Créé',
  ACTIVE: 'Actif',
  INACTIVE: 'Inactif',
  DELETE: 'Supprimé',
} as const satisfies Labels<benefits.BenefitStatus>

export const BenefitAction = {
  CREATE: 'Avantage créé',
  ACTIVATE: 'Avantage activé',
  DEACTIVATE: 'Avantage désactivé',
  DELETE: 'Avantage supprimé',
  CHANGE: 'Avantage modifié',
  UPDATE_DESCRIPTIONS: 'Descriptions mises à jour',
  UPDATE_FRIENDLY_TRANSLATIONS: 'Noms traduits mis à jour',
  UPDATE_NAME: 'Nom mis à jour',
  UPDATE_INTERNAL_NAME: 'Nom interne mis à jour',
  UPDATE_PROVISIONING_METADATA: 'Données d’activation mises à jour',
  UPDATE_MARKETING_DATA: 'Contenu promotionnel mis à jour',
  UPDATE_CATEGORIES: 'Catégories mises à jour',
  UPDATE_PROVISIONING: 'Activation mise à jour',
} as const satisfies Labels<benefits.BenefitAction>

export const BenefitProductType = {
  INDIVIDUAL: 'Individuel',
  FAMILY: 'Familial',
} as const satisfies Labels<benefits.BenefitProductType>

export const BenefitMemberServiceType = {
  NATIONAL: 'National',
  NONNATIONAL: 'Non national',
  CUSTOM: 'Personnalisé',
} as const satisfies Labels<benefits.BenefitMemberServiceType>

export const BenefitCheckoutType = {
  V1: 'Passage à la caisse, version 1',
  V3: 'Passage à la caisse, version 3',
  NONE: 'Sans passage à la caisse',
} as const satisfies Labels<benefits.BenefitCheckoutType>
