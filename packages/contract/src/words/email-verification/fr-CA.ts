import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  EmailVerification: {
    one: 'Vérification de courriel',
    many: 'Vérifications de courriel',
    about: 'Indique si une adresse peut recevoir des courriels, et pourquoi',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.EmailVerification,
  about: 'Vérifie si une adresse peut recevoir des courriels',
} as const satisfies Name

export const fields = {
  verdict: 'Verdict',
  isDeliverable: 'Peut recevoir des courriels',
  suggestion: 'Suggestion',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  bulkVerifyEmail: 'Vérifier plusieurs courriels',
  verifyEmail: 'Vérifier un courriel',
} as const satisfies SameWords<typeof us.actions>
