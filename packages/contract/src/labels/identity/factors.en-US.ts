import type * as factors from '../../identity/factors.ts'
import type { Labels } from '../labels.ts'

export const FactorType = {
  GOOGLE: 'Google',
  SMS: 'Text message',
  EMAIL: 'Email',
  ACCOUNT: 'Account',
  QUESTION: 'Security question',
} as const satisfies Labels<factors.FactorType>

export const FactorProofType = {
  KNOWLEDGE: 'Something you know',
  POSSESSION: 'Something you have',
  BIOMETRIC: 'Something you are',
  ACCOUNT: 'An account you hold',
} as const satisfies Labels<factors.FactorProofType>
