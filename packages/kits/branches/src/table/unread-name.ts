import { textIn } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'

/** What a branch that cannot be read is known by, if by anything. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'name', 'id')
