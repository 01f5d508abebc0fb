import { describe, expect, test } from 'vitest'
import { describeMessages } from '@memberkit/testing/messages'
import { consoleServices } from '../services.ts'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'

const lists = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }
const own = (list: typeof enUS) => list.filter(({ namespace }) => !namespace.startsWith('console.words.'))

describeMessages({ 'en-US': own(enUS), 'en-CA': own(enCA), 'fr-CA': own(frCA), 'es-US': own(esUS) }, [
  'console',
  'console.later',
  'parts.address',
  'labels.StateOrProvince',
])

describe.each(Object.entries(lists))('words in %s', (_, list) => {
  test('exist for every service, with a name for each page and an action for each tool', async () => {
    const pages = list.find(({ namespace }) => namespace === 'console')?.messages ?? {}
    const shared = await list.find(({ namespace }) => namespace === 'console.words.shared')?.load?.()
    for (const { service, pages: names, tools = [], creates = [] } of consoleServices) {
      const words = await list.find(({ namespace }) => namespace === `console.words.${service}`)?.load?.()
      // A history is called the same everywhere.
      for (const operation of [...tools, ...creates.map((one) => one.operation)].filter(
        (one) => !one.endsWith('Journal'),
      ))
        expect(words?.[`action.${operation}`], `${service} ${operation}`).toBeTruthy()
      for (const name of names)
        expect(pages[`page.${name}`], name).toBe(words?.[`entity.${name}.many`] ?? shared?.[`entity.${name}.many`])
    }
  })
})
