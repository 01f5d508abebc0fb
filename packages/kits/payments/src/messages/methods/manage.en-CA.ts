import type { Translation } from '@memberkit/foundation/messages'
import { manageEnUS } from './manage.en-US.ts'

export const manageEnCA: Translation<typeof manageEnUS> = manageEnUS
