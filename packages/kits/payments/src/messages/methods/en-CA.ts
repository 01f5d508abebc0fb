import type { Translation } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './en-US.ts'

export const methodsEnCA: Translation<typeof methodsEnUS> = {
  title: 'Payment methods',
}
