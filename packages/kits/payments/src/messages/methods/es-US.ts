import type { Translation } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './en-US.ts'

export const methodsEsUS: Translation<typeof methodsEnUS> = {
  title: 'Métodos de pago',
}
