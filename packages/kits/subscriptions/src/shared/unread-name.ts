import { textIn } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'

/** What a subscription that can't be read is known by, if by anything. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'label', 'id')
