import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Jwt: { one: 'Token', many: 'Tokens', about: 'Token firmado' },
  VerifiedJwt: {
    one: 'Token verificado',
    many: 'Tokens verificados',
    about: 'Indica si el token es válido y qué contiene',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Jwt,
  about: 'Tokens con los que los programas demuestran por quién actúan',
} as const satisfies Name

export const fields = {
  jwt: 'Token (JWT)',
  claims: 'Declaraciones del token',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  jwt: 'Tres partes separadas por puntos',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  getTokenKey: 'Ver la clave pública',
  verifyJwt: 'Verificar el token',
} as const satisfies SameWords<typeof us.actions>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: 'Token creado',
} as const satisfies SameWords<typeof us.journal>
