import type * as benefits from '../../commerce/benefits.ts'
import type { Labels } from '../labels.ts'

export const BenefitStatus = {
  CREATED: 'Creado',
  ACTIVE: 'Activo',
  INACTIVE: 'Inactivo',
  DELETE: 'Eliminado',
} as const satisfies Labels<benefits.BenefitStatus>

export const BenefitAction = {
  CREATE: 'Beneficio creado',
  ACTIVATE: 'Beneficio activado',
  DEACTIVATE: 'Beneficio desactivado',
  DELETE: 'Beneficio eliminado',
  CHANGE: 'Beneficio cambiado',
  UPDATE_DESCRIPTIONS: 'Descripciones actualizadas',
  UPDATE_FRIENDLY_TRANSLATIONS: 'Nombres traducidos actualizados',
  UPDATE_NAME: 'Nombre actualizado',
  UPDATE_INTERNAL_NAME: 'Nombre interno actualizado',
  UPDATE_PROVISIONING_METADATA: 'Datos de activación actualizados',
  UPDATE_MARKETING_DATA: 'Contenido promocional actualizado',
  UPDATE_CATEGORIES: 'Categorías actualizadas',
  UPDATE_PROVISIONING: 'Activación actualizada',
} as const satisfies Labels<benefits.BenefitAction>

export const BenefitProductType = {
  INDIVIDUAL: 'Individual',
  FAMILY: 'Familiar',
} as const satisfies Labels<benefits.BenefitProductType>

export const BenefitMemberServiceType = {
  NATIONAL: 'Nacional',
  NONNATIONAL: 'No nacional',
  CUSTOM: 'Personalizado',
} as const satisfies Labels<benefits.BenefitMemberServiceType>

export const BenefitCheckoutType = {
  V1: 'Proceso de compra, versión 1',
  V3: 'Proceso de compra, versión 3',
  NONE: 'Sin proceso de compra',
} as const satisfies Labels<benefits.BenefitCheckoutType>
