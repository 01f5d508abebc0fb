import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Benefit: { one: 'Beneficio', many: 'Beneficios', about: 'Lo que un plan ofrece a los miembros' },
  BenefitProvisioningRules: { one: 'Regla de activación', many: 'Reglas de activación' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Benefit,
  about: 'Lo que pueden incluir los planes y cómo se activa cada beneficio',
} as const satisfies Name

export const fields = {
  authorizedUserTypes: 'Tipos de personas cubiertas',
  friendlyTranslations: 'Nombres traducidos',
  provisioning: 'Activación',
  provisioningMetaData: 'Datos de activación',
  memberServiceType: 'Área de servicio',
  checkoutType: 'Versión del pago en línea',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateBenefit: 'Activar el beneficio',
  cancelBenefit: 'Desactivar el beneficio',
  createBenefit: 'Crear un beneficio',
  deleteBenefit: 'Eliminar el beneficio',
  getBenefit: 'Ver el beneficio',
  getBenefitsByIdList: 'Ver los beneficios',
  listBenefits: 'Ver los beneficios',
  updateBenefit: 'Editar el beneficio',
  updateBenefitCategories: 'Cambiar las categorías',
  updateBenefitDescriptions: 'Cambiar las descripciones',
  updateBenefitFriendlyTranslations: 'Cambiar los nombres traducidos',
  updateBenefitInternalName: 'Cambiar el nombre interno',
  updateBenefitMarketingData: 'Cambiar el contenido promocional',
  updateBenefitName: 'Cambiar el nombre',
  updateBenefitProvisioning: 'Cambiar la activación',
  updateBenefitProvisioningMetaData: 'Cambiar los datos de activación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateBenefit: 'Beneficio activado',
  cancelBenefit: 'Beneficio desactivado',
  createBenefit: 'Beneficio creado',
  deleteBenefit: 'Beneficio eliminado',
  updateBenefit: 'Beneficio actualizado',
  updateBenefitCategories: 'Categorías cambiadas',
  updateBenefitDescriptions: 'Descripciones cambiadas',
  updateBenefitFriendlyTranslations: 'Nombres traducidos cambiados',
  updateBenefitInternalName: 'Nombre interno cambiado',
  updateBenefitMarketingData: 'Contenido promocional cambiado',
  updateBenefitName: 'Nombre cambiado',
  updateBenefitProvisioning: 'Activación cambiada',
  updateBenefitProvisioningMetaData: 'Datos de activación cambiados',
} as const satisfies SameWords<typeof us.done>

export { BenefitAction as journal } from '../../labels/commerce/benefits.es-US.ts'
