import type { Translation } from '@memberkit/foundation/messages'
import { listEnUS } from './en-US.ts'

export const listEnCA: Translation<typeof listEnUS> = {
  ...listEnUS,
  finish: 'Finish cancelling',
  'finish.of': 'Finish cancelling: {plan}',
}
