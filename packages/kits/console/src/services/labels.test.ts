import type { Dictionary } from '@memberkit/foundation/messages'
import { describe, expect, test } from 'vitest'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'
import { deskOf, type NamedOperation } from '../runtime/desk.ts'
import { consoleServices } from '../services.ts'
import { actionLabel } from '../words/action-label.ts'

const dictionaries: Readonly<Record<string, readonly Dictionary[]>> = {
  'en-US': enUS,
  'en-CA': enCA,
  'fr-CA': frCA,
  'es-US': esUS,
}

const desks = await Promise.all(consoleServices.map(async ({ service, load }) => deskOf(service, await load())))

/** Operations that a person can't tell apart by their labels. */
async function sameLabels(service: string, operations: readonly NamedOperation[], words: readonly Dictionary[]) {
  const table = await words.find(({ namespace }) => namespace === `console.words.${service}`)?.load?.()
  const labels = operations.map(({ name }) =>
    actionLabel(
      name,
      (key) => table?.[key] as string | undefined,
      (action, version) => `${action} ${version}`,
    ),
  )
  return operations
    .map(({ name }, at) => `${name}: ${labels[at]}`)
    .filter((_, at) => labels[at] !== undefined && labels.indexOf(labels[at]) !== labels.lastIndexOf(labels[at]))
}

describe.each(Object.entries(dictionaries))('%s', (_, words) => {
  test.each(desks.map((desk) => [desk.service, desk] as const))(
    '%s: what is offered side by side is told apart by its label',
    async (service, { pages, tools }) => {
      const groups = [...pages.flatMap(({ ways, create, actions }) => [ways, create, actions]), tools]
      const same = await Promise.all(groups.map((operations) => sameLabels(service, operations, words)))
      expect(same.flat()).toEqual([])
    },
  )
})
