import type { Schema } from '@memberkit/contract'
import { fieldsOf } from '@memberkit/contract/fields'
import { expect, test } from 'vitest'
import { desks } from '../testing/operation-cases.ts'
import { wordsEnUS } from './en-US.ts'
import { wordTable } from './table.ts'

test.each(desks.map((desk) => [desk.service, desk] as const))(
  '%s: a row of every list that is edited has a name',
  async (service, { pages, names }) => {
    const words = wordTable(...((await wordsEnUS[service]?.()) ?? []), ...((await wordsEnUS['shared']?.()) ?? []))
    const lists = new Set<string>()
    const seen = new Set<Schema>()
    const visit = (schema: Schema | undefined) => {
      if (!schema || seen.has(schema)) return
      seen.add(schema)
      for (const { kind, isList, schema: inside, name } of fieldsOf(schema, names.get(schema))) {
        if (kind !== 'entity') continue
        if (isList) lists.add(names.get(inside) ?? name)
        visit(inside)
      }
    }
    for (const { edit, create, actions } of pages)
      for (const { operation } of [...edit, ...create, ...actions]) visit(operation.body)
    const isNamed = (name: string) =>
      [name, name.replace(/^New|Draft$/, '')].some((one) => words[`entity.${one}.one`] !== undefined)
    expect([...lists].filter((name) => !isNamed(name))).toEqual([])
  },
)
