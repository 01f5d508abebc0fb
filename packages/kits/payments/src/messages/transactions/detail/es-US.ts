import type { Translation } from '@memberkit/foundation/messages'
import type { transactionDetailEnUS } from './en-US.ts'

export const transactionDetailEsUS: Translation<typeof transactionDetailEnUS> = {
  back: 'Todas las transacciones',
  noun: 'esta transacción',
  loading: 'Cargando la transacción',
  print: 'Imprimir',
  about: 'Acerca de esta transacción',
  invoice: 'Factura',
  reason: 'Motivo del banco',
  reference: 'Referencia',
  reconciliation: 'ID de conciliación',
  copy: 'Copiar el ID',
  copied: 'Copiado',
  copyFailed: 'No se copió. Presione Ctrl+C para copiar lo seleccionado.',
  TIMEDOUT: 'El banco no ha respondido',
  CREATED: 'Enviada al banco',
  awaited: 'Lo estamos comprobando. Esta página cambiará en cuanto sepamos más.',
  noAnswer: 'Ya no esperamos una respuesta. No se sabe si se movió dinero: el estado de cuenta del banco lo indicará.',
  approved: 'Aprobado',
  refunded: 'Reembolsado',
  left: 'Por reembolsar',
  'approved.member': 'Pagado',
  'left.member': 'Pagado después de reembolsos',
  chain: 'Transacciones relacionadas',
  'chain.this': 'Esta transacción',
  'chain.open': 'Abrir',
  'chain.openOne': 'Abrir {transaction}',
  'chain.concluded':
    'Relacionadas por factura, método de pago, monto y fecha. La plataforma no indica qué transacciones van juntas.',
  'chain.alone': 'No se conoce ninguna otra que le corresponda.',
  'chain.unlinked':
    'No podemos saber a qué pago o retención corresponde: la plataforma no lo indica, y coincide más de uno o ninguno.',
  'chain.possible': 'Podría quedar menos por reembolsar',
  'chain.possible.member': 'Un reembolso podría ser de este pago',
  'chain.possibleText': 'No podemos saber a qué pago corresponden. Podrían ser de este: {refunds}.',
  'chain.unread': {
    one: 'No se pudo leer {count} transacción. Podría corresponder aquí y no está en ningún total.',
    many: 'No se pudieron leer {count} de transacciones. Podrían corresponder aquí y no están en ningún total.',
    other: 'No se pudieron leer {count} transacciones. Podrían corresponder aquí y no están en ningún total.',
  },
}
