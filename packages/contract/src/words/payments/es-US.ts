import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  PaymentMethod: {
    one: 'Método de pago',
    many: 'Métodos de pago',
    about: 'Tarjeta o cuenta bancaria con la que se pagan facturas',
  },
  Transaction: { one: 'Transacción', many: 'Transacciones', about: 'Autorización, cargo, reembolso o verificación' },
  Cooldown: { one: 'Tiempo de espera', many: 'Tiempos de espera', about: 'Tiempo antes de poder volver a cobrar' },
  TestCardNumber: {
    one: 'Tarjeta de prueba',
    many: 'Tarjetas de prueba',
    about: 'Número de tarjeta para hacer pruebas',
  },
  BankAccount: { one: 'Cuenta bancaria', many: 'Cuentas bancarias' },
  Card: { one: 'Tarjeta', many: 'Tarjetas' },
  PaymentFriendlyId: { one: 'Número de referencia', many: 'Números de referencia' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.PaymentMethod,
  about: 'Métodos de pago y transacciones realizadas con ellos',
} as const satisfies Name

export const fields = {
  'TestCardNumber.number': 'Número de tarjeta',
  methodId: 'Método de pago',
  transactionId: 'Transacción',
  isCoolingDown: 'En espera antes del próximo intento',
  bankAccount: 'Cuenta bancaria',
  billingAddress: 'Dirección de facturación',
  replacementMethodId: 'Método de pago de reemplazo',
  vendor: 'Procesador de pagos',
  'Card.expiresOn': 'Vencimiento',
  friendlyId: 'Número de referencia',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  vendor: 'Empresa que procesa el pago',
  lastFour: 'Del número de tarjeta o cuenta',
  replacementMethodId: 'Paga lo que pagaba el método quitado',
  friendlyId: 'Del miembro, grupo o asociado',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  assignAnonymousPaymentMethodOwner: 'Asignar al titular',
  changePaymentMethodOwner: 'Cambiar el titular',
  checkCooldown: 'Verificar cuándo volver a cobrar',
  createAnonymousPaymentMethod: 'Agregar un método de pago sin titular',
  createAuthorization: 'Autorizar el pago',
  createCharge: 'Cobrar al método de pago',
  createChargeV2: 'Cobrar al método de pago',
  createGroupPaymentMethod: 'Agregar un método de pago de un miembro de un grupo',
  createPaymentMethod: 'Agregar un método de pago',
  createRefund: 'Reembolsar la transacción',
  createSale: 'Autorizar y cobrar',
  createVerification: 'Verificar el método de pago',
  deletePaymentMethod: 'Quitar el método de pago',
  deletePaymentMethodByImpersonator: 'Quitar el método de pago en nombre del miembro',
  findPaymentMethod: 'Buscar un método de pago',
  findTransactions: 'Buscar transacciones',
  getPaymentMethod: 'Ver el método de pago',
  getTestCardNumber: 'Ver la tarjeta de prueba',
  listGroupPaymentMethods: 'Ver los métodos de pago de un miembro de un grupo',
  listPaymentMethods: 'Ver los métodos de pago',
  reverseAuthorization: 'Revertir la autorización',
  updateBankAccountDetails: 'Cambiar la cuenta bancaria',
  updateBillingAddress: 'Cambiar la dirección de facturación',
  updateCardPaymentDetails: 'Cambiar la tarjeta',
  updatePaymentMethodName: 'Cambiar el nombre',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  assignAnonymousPaymentMethodOwner: 'Titular asignado',
  changePaymentMethodOwner: 'Titular cambiado',
  createAnonymousPaymentMethod: 'Método de pago agregado',
  createAuthorization: 'Pago autorizado',
  createCharge: 'Cargo realizado',
  createChargeV2: 'Cargo realizado',
  createGroupPaymentMethod: 'Método de pago agregado',
  createPaymentMethod: 'Método de pago agregado',
  createRefund: 'Transacción reembolsada',
  createSale: 'Pago autorizado y cobrado',
  createVerification: 'Método de pago verificado',
  deletePaymentMethod: 'Método de pago quitado',
  deletePaymentMethodByImpersonator: 'Método de pago quitado en nombre del miembro',
  reverseAuthorization: 'Autorización revertida',
  updateBankAccountDetails: 'Cuenta bancaria cambiada',
  updateBillingAddress: 'Dirección de facturación cambiada',
  updateCardPaymentDetails: 'Tarjeta cambiada',
  updatePaymentMethodName: 'Nombre cambiado',
} as const satisfies SameWords<typeof us.done>

export { PaymentAction as journal } from '../../labels/commerce/payments.es-US.ts'
