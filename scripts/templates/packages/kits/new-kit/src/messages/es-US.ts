import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { newKitMessages } from './namespace.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [
  defineMessages(newKitMessages, 'es-US', {
    title: 'Métodos de pago',
    loading: 'Cargando métodos de pago',
    count: { one: '{count} método de pago', many: '{count} de métodos de pago', other: '{count} métodos de pago' },
    'column.name': 'Método de pago',
    'column.status': 'Estado',
    'status.ACTIVE': 'Activo',
    'status.INACTIVE': 'Sin uso',
    'empty.heading': 'Todavía no hay métodos de pago',
    'empty.text': 'Cuando agregue uno, aparecerá aquí.',
  }),
]
