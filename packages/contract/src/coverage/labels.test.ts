import { describe, expect, test } from 'vitest'
import * as index from '../index.ts'
import * as enCA from '../labels/en-CA.ts'
import * as enUS from '../labels/en-US.ts'
import * as esUS from '../labels/es-US.ts'
import * as frCA from '../labels/fr-CA.ts'
import * as tones from '../labels/tones.ts'
import { services } from '../openapi/services.ts'
import { valuesOf } from './inventory.ts'

/** Every enumeration that is exported, by its name. */
const enumerations = new Map(
  [index, ...services.map(({ exports }) => exports)].flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) =>
      valuesOf(value).length ? [[name, valuesOf(value)] as const] : [],
    ),
  ),
)
const statuses = [...enumerations].filter(([name]) => name.endsWith('Status'))
const locales = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }

describe.each(Object.entries(locales))('%s', (_, labels) => {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...labels }

  test('has a label for every value of every enumeration, and for nothing else', () => {
    const missing = [...enumerations].flatMap(([name, values]) =>
      values.filter((value) => !named[name]?.[value]?.trim()).map((value) => `${name}.${value}`),
    )
    const idle = Object.entries(named).flatMap(([name, texts]) =>
      Object.keys(texts)
        .filter((value) => !enumerations.get(name)?.includes(value))
        .map((value) => `${name}.${value}`),
    )
    expect({ missing, idle }).toEqual({ missing: [], idle: [] })
  })
})

describe('tones', () => {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...tones }
  const nameOf = (status: string) => `${status.charAt(0).toLowerCase()}${status.slice(1)}Tones`

  test('exist for every value of every status', () => {
    const missing = statuses.flatMap(([name, values]) =>
      values.filter((value) => !named[nameOf(name)]?.[value]).map((value) => `${nameOf(name)}.${value}`),
    )
    expect(missing).toEqual([])
  })

  test('are the five tones', () => {
    const given = Object.values(named).flatMap((texts) => Object.values(texts))
    expect([...new Set(given)].toSorted()).toEqual(['caution', 'critical', 'info', 'neutral', 'positive'])
  })
})
