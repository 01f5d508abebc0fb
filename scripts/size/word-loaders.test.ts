import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoleServices } from '../../packages/kits/console/src/services.ts'
import { root } from '../workspaces.mjs'
import { loadersOf } from './word-loaders.mjs'

test.each(['en-US', 'en-CA', 'fr-CA', 'es-US'])('what the console loads in %s is found, by service', (locale) => {
  const texts = ['commerce', 'identity', 'partners'].map((area) =>
    readFileSync(join(root, `packages/kits/console/src/words/${locale}/${area}.ts`), 'utf8'),
  )
  const modules = new Map(texts.flatMap(loadersOf))
  expect([...modules.keys()].toSorted()).toEqual(consoleServices.map(({ service }) => service).toSorted())
  for (const [service, names] of modules) expect(names[0]).toBe(`@memberkit/contract/words/${service}/${locale}`)
  const imports = texts.join('').match(/import\('@memberkit/g)
  expect([...modules.values()].flat()).toHaveLength(imports!.length)
})
