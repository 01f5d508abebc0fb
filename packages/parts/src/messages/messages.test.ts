import { defineMessages } from '@memberkit/foundation/messages'
import { describeMessages } from '@memberkit/testing/messages'
import { addressEnCA, attemptEnCA, contractsEnCA, methodEnCA, personEnCA } from './en-CA.ts'
import { addressEnUS, attemptEnUS, contractsEnUS, methodEnUS, personEnUS } from './en-US.ts'
import { addressEsUS, attemptEsUS, contractsEsUS, methodEsUS, personEsUS } from './es-US.ts'
import { addressFrCA, attemptFrCA, contractsFrCA, methodFrCA, personFrCA } from './fr-CA.ts'
import { addressMessages, attemptMessages, contractMessages, methodMessages, personMessages } from './namespaces.ts'

describeMessages(
  {
    'en-US': [
      defineMessages(methodMessages, 'en-US', methodEnUS),
      defineMessages(personMessages, 'en-US', personEnUS),
      defineMessages(addressMessages, 'en-US', addressEnUS),
      defineMessages(attemptMessages, 'en-US', attemptEnUS),
      defineMessages(contractMessages, 'en-US', contractsEnUS),
    ],
    'en-CA': [
      defineMessages(methodMessages, 'en-CA', methodEnCA),
      defineMessages(personMessages, 'en-CA', personEnCA),
      defineMessages(addressMessages, 'en-CA', addressEnCA),
      defineMessages(attemptMessages, 'en-CA', attemptEnCA),
      defineMessages(contractMessages, 'en-CA', contractsEnCA),
    ],
    'fr-CA': [
      defineMessages(methodMessages, 'fr-CA', methodFrCA),
      defineMessages(personMessages, 'fr-CA', personFrCA),
      defineMessages(addressMessages, 'fr-CA', addressFrCA),
      defineMessages(attemptMessages, 'fr-CA', attemptFrCA),
      defineMessages(contractMessages, 'fr-CA', contractsFrCA),
    ],
    'es-US': [
      defineMessages(methodMessages, 'es-US', methodEsUS),
      defineMessages(personMessages, 'es-US', personEsUS),
      defineMessages(addressMessages, 'es-US', addressEsUS),
      defineMessages(attemptMessages, 'es-US', attemptEsUS),
      defineMessages(contractMessages, 'es-US', contractsEsUS),
    ],
  },
  ['parts.method', 'parts.person', 'parts.address', 'parts.attempt', 'parts.contracts'],
)
