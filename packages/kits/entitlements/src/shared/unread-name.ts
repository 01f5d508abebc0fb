import { textIn } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'

/** What a plan that cannot be read is known by, if by anything. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'friendlyId', 'id')
