import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BenefitEligibility: {
    one: 'Elegibilidad para el beneficio',
    many: 'Elegibilidad para los beneficios',
    about: 'Indica si una persona puede usar un beneficio',
  },
  BenefitProvisioning: {
    one: 'Activación de beneficio',
    many: 'Activaciones de beneficios',
    about: 'Indica si un beneficio está activado para una persona',
  },
  ProductEligibility: {
    one: 'Elegibilidad para el producto',
    many: 'Elegibilidad para los productos',
    about: 'Lo que una persona puede usar de un producto',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  one: 'Elegibilidad',
  many: 'Elegibilidad',
  about: 'Quién puede usar un beneficio y por qué',
} as const satisfies Name

export const fields = {
  authorizedUserType: 'Tipo de persona',
  isProvisioned: 'Activado',
  loginUrl: 'Enlace de inicio de sesión',
  asOf: 'Elegibilidad a la fecha',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  checkBenefitEligibilities: 'Verificar la elegibilidad para los beneficios',
  checkBenefitEligibilitiesByProduct: 'Verificar la elegibilidad para los beneficios de un producto',
  checkProductEligibilities: 'Verificar la elegibilidad para los productos',
  provisionBenefits: 'Activar los beneficios',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  provisionBenefits: 'Beneficios activados',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  PROVISIONED: done.provisionBenefits,
} as const satisfies SameWords<typeof us.journal>
