import { textIn } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'

/** Returns the label or ID of a subscription that can't be read, if it has any. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'label', 'id')
