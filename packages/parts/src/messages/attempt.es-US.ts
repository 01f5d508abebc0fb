import type { Translation } from '@memberkit/foundation/messages'
import type { attemptEnUS } from './attempt.en-US.ts'

export const attemptEsUS: Translation<typeof attemptEnUS> = {
  heading: 'Podrá intentarlo de nuevo en {time}',
  text: 'Los bancos limitan cuántas veces se puede repetir un pago y cobran por los intentos demasiado seguidos.',
  other: 'Puede pagar ahora con otro método.',
  over: 'Ya puede intentarlo de nuevo.',
  failed: 'No pudimos comprobar si se permite otro intento. El pago está en pausa hasta que podamos hacerlo.',
  retry: 'Comprobar de nuevo',
}
