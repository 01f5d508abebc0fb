import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { addressEnCA } from '@memberkit/parts/messages/en-CA'
import { addressEnUS } from '@memberkit/parts/messages/en-US'
import { addressEsUS } from '@memberkit/parts/messages/es-US'
import { addressFrCA } from '@memberkit/parts/messages/fr-CA'
import { addressMessages } from '@memberkit/parts/messages/namespaces'

/** What no kit brings along yet. */
export const partsMessages: Readonly<Record<string, Dictionary>> = {
  'en-US': defineMessages(addressMessages, 'en-US', addressEnUS),
  'en-CA': defineMessages(addressMessages, 'en-CA', addressEnCA),
  'fr-CA': defineMessages(addressMessages, 'fr-CA', addressFrCA),
  'es-US': defineMessages(addressMessages, 'es-US', addressEsUS),
}
