import { describeMessages } from '@memberkit/testing/messages'
import { describe, expect, test } from 'vitest'
import { createNames } from './create/namespaces.ts'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { intakesNames } from './intakes/namespaces.ts'
import { internalEnCA } from './internal/en-CA.ts'
import { internalEnUS } from './internal/en-US.ts'
import { internalEsUS } from './internal/es-US.ts'
import { internalFrCA } from './internal/fr-CA.ts'
import { openedNames } from './internal/namespaces.ts'
import { memberEnCA } from './member/en-CA.ts'
import { memberEnUS } from './member/en-US.ts'
import { memberEsUS } from './member/es-US.ts'
import { memberFrCA } from './member/fr-CA.ts'
import { partnerEnCA } from './partner/en-CA.ts'
import { partnerEnUS } from './partner/en-US.ts'
import { partnerEsUS } from './partner/es-US.ts'
import { partnerFrCA } from './partner/fr-CA.ts'
import { queueEnCA } from './queue/en-CA.ts'
import { queueEnUS } from './queue/en-US.ts'
import { queueEsUS } from './queue/es-US.ts'
import { queueFrCA } from './queue/fr-CA.ts'
import { assignNames, queueToolNames } from './queue/namespaces.ts'

const values = [
  'ResolutionActionTaken',
  'ResolutionCategory',
  'ResolutionConcern',
  'ResolutionResult',
  'ResolutionSource',
  'ResolutionStatus',
  'ResolutionType',
].map((name) => `labels.${name}`)

describe('the queue, new cases and intakes', () =>
  describeMessages({ 'en-US': queueEnUS, 'en-CA': queueEnCA, 'fr-CA': queueFrCA, 'es-US': queueEsUS }, [
    ...values,
    'resolutions.queue',
    ...queueToolNames,
    ...assignNames,
    ...createNames,
    ...intakesNames,
  ]))

describe('staff', () =>
  describeMessages({ 'en-US': internalEnUS, 'en-CA': internalEnCA, 'fr-CA': internalFrCA, 'es-US': internalEsUS }, [
    ...values,
    'resolutions.case',
    'resolutions.notes',
    'resolutions.internal',
    ...openedNames,
  ]))
describe('law firms', () =>
  describeMessages({ 'en-US': partnerEnUS, 'en-CA': partnerEnCA, 'fr-CA': partnerFrCA, 'es-US': partnerEsUS }, [
    ...values,
    'resolutions.case',
    'resolutions.notes',
    'resolutions.partner',
  ]))

describe('members', () =>
  describeMessages({ 'en-US': memberEnUS, 'en-CA': memberEnCA, 'fr-CA': memberFrCA, 'es-US': memberEsUS }, [
    'resolutions.notes',
    'resolutions.member',
  ]))

test('a host that lists every message has those of each reader', () => {
  for (const [all, parts] of [
    [enUS, [internalEnUS, partnerEnUS, memberEnUS, queueEnUS]],
    [enCA, [internalEnCA, partnerEnCA, memberEnCA, queueEnCA]],
    [frCA, [internalFrCA, partnerFrCA, memberFrCA, queueFrCA]],
    [esUS, [internalEsUS, partnerEsUS, memberEsUS, queueEsUS]],
  ] as const) {
    const names = new Set(all.map(({ namespace }) => namespace))
    for (const { namespace } of parts.flat()) expect(names).toContain(namespace)
  }
})
