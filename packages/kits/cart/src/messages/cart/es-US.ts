import type { Translation } from '@memberkit/foundation/messages'
import type { cartEnUS } from './en-US.ts'

export const cartEsUS: Translation<typeof cartEnUS> = {
  title: 'Su carrito',
}
