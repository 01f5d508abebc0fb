import { defineMessages } from '@memberkit/foundation/messages'
import { addressEnCA } from '@memberkit/parts/messages/en-CA'
import { addressEnUS } from '@memberkit/parts/messages/en-US'
import { addressEsUS } from '@memberkit/parts/messages/es-US'
import { addressFrCA } from '@memberkit/parts/messages/fr-CA'
import { addressMessages } from '@memberkit/parts/messages/namespaces'

/** What no kit brings along yet. */
export const partsMessages = {
  enUS: defineMessages(addressMessages, 'en-US', addressEnUS),
  enCA: defineMessages(addressMessages, 'en-CA', addressEnCA),
  frCA: defineMessages(addressMessages, 'fr-CA', addressFrCA),
  esUS: defineMessages(addressMessages, 'es-US', addressEsUS),
}
