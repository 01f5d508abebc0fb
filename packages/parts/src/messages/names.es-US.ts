import type { Translation } from '@memberkit/foundation/messages'
import type { namesEnUS } from './names.en-US.ts'

export const namesEsUS: Translation<typeof namesEnUS> = {
  more: { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },
}
