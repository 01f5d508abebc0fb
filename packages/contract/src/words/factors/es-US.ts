import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Factor: {
    one: 'Método de verificación',
    many: 'Métodos de verificación',
    about: 'Segunda forma de demostrar la identidad',
  },
  FactorValidation: {
    one: 'Resultado de la verificación',
    many: 'Resultados de las verificaciones',
    about: 'Indica si el código o la respuesta es correcto',
  },
  SentCode: {
    one: 'Código enviado',
    many: 'Códigos enviados',
    about: 'Adónde se envió un código y cuándo se puede reenviar',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Factor,
  about: 'Formas de demostrar quién inicia sesión',
} as const satisfies Name

export const fields = {
  factorId: 'Método de verificación',
  proofType: 'Tipo de prueba',
  primary: 'Principal',
  destination: 'Destino',
  lastUsedAt: 'Último uso',
  attemptsLeft: 'Intentos restantes',
  lockedUntil: 'Bloqueado hasta',
  question: 'Pregunta de seguridad',
  code: 'Código de verificación',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  code: 'Del mensaje enviado',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  createFactor: 'Agregar un método de verificación',
  deleteFactor: 'Quitar el método de verificación',
  listFactors: 'Ver los métodos de verificación',
  sendFactorCode: 'Enviar un código de verificación',
  setPrimaryFactor: 'Convertirlo en el método principal',
  updateFactorName: 'Cambiar el nombre',
  validateFactor: 'Verificar el código',
  verifyFactor: 'Confirmar el método de verificación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createFactor: 'Método de verificación agregado',
  deleteFactor: 'Método de verificación quitado',
  sendFactorCode: 'Código de verificación enviado',
  setPrimaryFactor: 'Método principal cambiado',
  updateFactorName: 'Nombre cambiado',
  validateFactor: 'Código verificado',
  verifyFactor: 'Método de verificación confirmado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createFactor,
  DELETE: done.deleteFactor,
  SET_PRIMARY: done.setPrimaryFactor,
  UPDATE_NAME: done.updateFactorName,
  VALIDATE: done.validateFactor,
  VERIFY: done.verifyFactor,
} as const satisfies SameWords<typeof us.journal>
