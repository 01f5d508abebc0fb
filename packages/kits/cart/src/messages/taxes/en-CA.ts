import type { Translation } from '@memberkit/foundation/messages'
import { taxesEnUS } from './en-US.ts'

export const taxesEnCA: Translation<typeof taxesEnUS> = {
  ...taxesEnUS,
}
