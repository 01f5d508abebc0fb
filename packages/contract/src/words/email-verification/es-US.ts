import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  EmailVerification: {
    one: 'Verificación de correo',
    many: 'Verificaciones de correo',
    about: 'Indica si una dirección puede recibir correos y por qué',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.EmailVerification,
  about: 'Verifica si una dirección puede recibir correos',
} as const satisfies Name

export const fields = {
  verdict: 'Veredicto',
  isDeliverable: 'Puede recibir correos',
  suggestion: 'Sugerencia',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  bulkVerifyEmail: 'Verificar varios correos',
  verifyEmail: 'Verificar un correo',
} as const satisfies SameWords<typeof us.actions>
