import type { Translation } from '@memberkit/foundation/messages'
import type { methodEnUS } from './method.en-US.ts'

export const methodEsUS: Translation<typeof methodEnUS> = {
  other: 'Método de pago',
  card: '{brand} terminada en {lastFour}',
  'card.unknown': 'Tarjeta terminada en {lastFour}',
  'account.unknown': 'Cuenta bancaria terminada en {lastFour}',
  CHECKING: 'Cuenta de cheques terminada en {lastFour}',
  SAVINGS: 'Cuenta de ahorros terminada en {lastFour}',
  expires: 'Vence: {date}',
  expired: 'Vencida ({date})',
  inactive: 'Ya no está activo',
  default: 'Predeterminado',
  label: 'Método de pago',
  missing: 'Elija cómo pagar.',
  noun: 'sus métodos de pago',
  loading: 'Cargando los métodos de pago',
  none: 'Todavía no tiene ningún método de pago',
  add: 'Agregar un método de pago',
  noAddingForOthers: 'Solo el miembro puede agregar un método de pago.',
}
