import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Jwt: { one: 'Jeton', many: 'Jetons', about: 'Jeton signé' },
  VerifiedJwt: {
    one: 'Jeton vérifié',
    many: 'Jetons vérifiés',
    about: 'Indique si le jeton est valide, et ce qu’il contient',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Jwt,
  about: 'Jetons avec lesquels les programmes prouvent pour qui ils agissent',
} as const satisfies Name

export const fields = {
  jwt: 'Jeton (JWT)',
  claims: 'Déclarations du jeton',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  jwt: 'Trois parties séparées par des points',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  getTokenKey: 'Afficher la clé publique',
  verifyJwt: 'Vérifier le jeton',
} as const satisfies SameWords<typeof us.actions>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: 'Jeton créé',
} as const satisfies SameWords<typeof us.journal>
