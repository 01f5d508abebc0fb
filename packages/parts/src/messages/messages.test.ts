import { defineMessages } from '@memberkit/foundation/messages'
import { describeMessages } from '@memberkit/testing/messages'
import { methodEnCA, personEnCA } from './en-CA.ts'
import { methodEnUS, personEnUS } from './en-US.ts'
import { methodEsUS, personEsUS } from './es-US.ts'
import { methodFrCA, personFrCA } from './fr-CA.ts'
import { methodMessages, personMessages } from './namespaces.ts'

describeMessages(
  {
    'en-US': [defineMessages(methodMessages, 'en-US', methodEnUS), defineMessages(personMessages, 'en-US', personEnUS)],
    'en-CA': [defineMessages(methodMessages, 'en-CA', methodEnCA), defineMessages(personMessages, 'en-CA', personEnCA)],
    'fr-CA': [defineMessages(methodMessages, 'fr-CA', methodFrCA), defineMessages(personMessages, 'fr-CA', personFrCA)],
    'es-US': [defineMessages(methodMessages, 'es-US', methodEsUS), defineMessages(personMessages, 'es-US', personEsUS)],
  },
  ['parts.method', 'parts.person'],
)
