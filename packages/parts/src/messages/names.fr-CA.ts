import type { Translation } from '@memberkit/foundation/messages'
import type { namesEnUS } from './names.en-US.ts'

export const namesFrCA: Translation<typeof namesEnUS> = {
  more: { one: 'et {count} autre', many: 'et {count} d’autres', other: 'et {count} autres' },
}
