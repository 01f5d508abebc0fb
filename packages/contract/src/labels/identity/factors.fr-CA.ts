import type * as factors from '../../identity/factors.ts'
import type { Labels } from '../labels.ts'

export const FactorType = {
  GOOGLE: 'Google',
  SMS: 'Texto',
  EMAIL: 'Courriel',
  ACCOUNT: 'Compte',
  QUESTION: 'Question de sécurité',
} as const satisfies Labels<factors.FactorType>

export const FactorProofType = {
  KNOWLEDGE: 'Ce que vous savez',
  POSSESSION: 'Ce que vous possédez',
  BIOMETRIC: 'Ce que vous êtes',
  ACCOUNT: 'Un compte que vous détenez',
} as const satisfies Labels<factors.FactorProofType>
