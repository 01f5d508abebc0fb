import { textIn } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'

/** Returns the name or ID of a branch that cannot be read, if it has any. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'name', 'id')
