import { defineMessages } from '@memberkit/foundation/messages'
import { describeMessages } from '@memberkit/testing/messages'
import { addressEnCA, methodEnCA, personEnCA } from './en-CA.ts'
import { addressEnUS, methodEnUS, personEnUS } from './en-US.ts'
import { addressEsUS, methodEsUS, personEsUS } from './es-US.ts'
import { addressFrCA, methodFrCA, personFrCA } from './fr-CA.ts'
import { addressMessages, methodMessages, personMessages } from './namespaces.ts'

describeMessages(
  {
    'en-US': [
      defineMessages(methodMessages, 'en-US', methodEnUS),
      defineMessages(personMessages, 'en-US', personEnUS),
      defineMessages(addressMessages, 'en-US', addressEnUS),
    ],
    'en-CA': [
      defineMessages(methodMessages, 'en-CA', methodEnCA),
      defineMessages(personMessages, 'en-CA', personEnCA),
      defineMessages(addressMessages, 'en-CA', addressEnCA),
    ],
    'fr-CA': [
      defineMessages(methodMessages, 'fr-CA', methodFrCA),
      defineMessages(personMessages, 'fr-CA', personFrCA),
      defineMessages(addressMessages, 'fr-CA', addressFrCA),
    ],
    'es-US': [
      defineMessages(methodMessages, 'es-US', methodEsUS),
      defineMessages(personMessages, 'es-US', personEsUS),
      defineMessages(addressMessages, 'es-US', addressEsUS),
    ],
  },
  ['parts.method', 'parts.person', 'parts.address'],
)
