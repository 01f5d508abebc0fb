import { defineMessages } from '@memberkit/foundation/messages'
import { describeMessages } from '@memberkit/testing/messages'
import { namesMessages } from '../names/index.ts'
import { methodDetailMessages, methodMessages } from '../payment-method/index.ts'
import { personMessages } from '../person/index.ts'
import * as enCA from './en-CA.ts'
import * as enUS from './en-US.ts'
import * as esUS from './es-US.ts'
import * as frCA from './fr-CA.ts'

describeMessages(
  {
    'en-US': [
      defineMessages(methodMessages, 'en-US', enUS.methodEnUS),
      defineMessages(methodDetailMessages, 'en-US', enUS.methodDetailEnUS),
      defineMessages(namesMessages, 'en-US', enUS.namesEnUS),
      defineMessages(personMessages, 'en-US', enUS.personEnUS),
    ],
    'en-CA': [
      defineMessages(methodMessages, 'en-CA', enCA.methodEnCA),
      defineMessages(methodDetailMessages, 'en-CA', enCA.methodDetailEnCA),
      defineMessages(namesMessages, 'en-CA', enCA.namesEnCA),
      defineMessages(personMessages, 'en-CA', enCA.personEnCA),
    ],
    'fr-CA': [
      defineMessages(methodMessages, 'fr-CA', frCA.methodFrCA),
      defineMessages(methodDetailMessages, 'fr-CA', frCA.methodDetailFrCA),
      defineMessages(namesMessages, 'fr-CA', frCA.namesFrCA),
      defineMessages(personMessages, 'fr-CA', frCA.personFrCA),
    ],
    'es-US': [
      defineMessages(methodMessages, 'es-US', esUS.methodEsUS),
      defineMessages(methodDetailMessages, 'es-US', esUS.methodDetailEsUS),
      defineMessages(namesMessages, 'es-US', esUS.namesEsUS),
      defineMessages(personMessages, 'es-US', esUS.personEsUS),
    ],
  },
  ['parts.method', 'parts.method.detail', 'parts.names', 'parts.person'],
)
