import type * as factors from '../../identity/factors.ts'
import type { Labels } from '../labels.ts'

export const FactorType = {
  GOOGLE: 'Google',
  SMS: 'Mensaje de texto',
  EMAIL: 'Correo electrónico',
  ACCOUNT: 'Cuenta',
  QUESTION: 'Pregunta de seguridad',
} as const satisfies Labels<factors.FactorType>

export const FactorProofType = {
  KNOWLEDGE: 'Algo que usted sabe',
  POSSESSION: 'Algo que usted tiene',
  BIOMETRIC: 'Algo que usted es',
  ACCOUNT: 'Una cuenta a su nombre',
} as const satisfies Labels<factors.FactorProofType>
