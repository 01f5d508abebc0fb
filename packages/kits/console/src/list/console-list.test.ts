import { valuesIn } from '@memberkit/contract/fields'
import * as securitySoftware from '@memberkit/contract/identity/security-software'
import * as tones from '@memberkit/contract/labels/identity/security-software/tones'
import { sortRows } from '@memberkit/foundation/list'
import { expect, test } from 'vitest'
import { defineConsole } from '../define/index.ts'
import { deskOf } from '../runtime/desk.ts'
import { desks } from '../testing/operation-cases.ts'
import type { Words } from '../words/useWords.ts'
import { columnFields, consoleColumns, consoleList, hiddenColumns, type ListSetup, rowOf } from './console-list.tsx'

const deskWith = (columns: readonly ('status' | 'seats' | 'createdAt')[]) => {
  const definition = defineConsole({ ...securitySoftware, ...tones })({
    pages: {
      SecuritySoftwareState: {
        title: ['productName', 'id'],
        status: 'status',
        enter: ['listSecuritySoftwareStates'],
        read: 'getSecuritySoftwareState',
        columns,
        groups: { overview: ['productName'] },
      },
    },
  })
  return deskOf('security-software', definition)
}

test('a list without a column for the name of its rows begins with one', () => {
  const page = deskWith(['status', 'seats']).pages[0]!
  expect(columnFields(page)[0]?.name).toBe('productName')
  expect(hiddenColumns(page)).not.toContain('productName')
  expect(hiddenColumns(page)).toContain('createdAt')
})

test('a status has the room that its longest word needs', () => {
  const desk = deskWith(['status', 'seats'])
  const words = { field: (name: string) => name, value: () => 'Étude en cours' } as unknown as Words
  const format = { locale: 'en-US', timeZone: 'UTC', words, names: desk.names, yes: 'Yes', no: 'No' } as const
  const columns = consoleColumns(desk.pages[0]!, format, desk)
  expect(columns.find(({ id }) => id === 'status')?.width).toBe(141)
  expect(columns.find(({ id }) => id === 'seats')?.width).toBe(80)
})

const labels: Readonly<Record<string, string>> = { ACTIVE: 'Actif', INACTIVE: 'Inactif', SUSPENDED: 'Étude en cours' }
const setup = (page: ListSetup['page']): ListSetup => ({
  page,
  format: {
    locale: 'fr-CA',
    timeZone: 'UTC',
    words: { field: (name: string) => name, value: (_: unknown, value: string) => labels[value] ?? value } as Words,
    names: new Map(),
    yes: 'Oui',
    no: 'Non',
  },
  columns: [],
  labels: { selectAll: '', selectRow: () => '', search: '' },
  canSelect: false,
  messages: { title: '', noun: '', loading: '', count: () => '', empty: { title: '' }, noMatch: { title: '' } },
})

test('every value that a list filters by survives in its address', () => {
  const lost: string[] = []
  for (const { pages } of desks)
    for (const page of pages) {
      const { filters, link } = consoleList(setup(page))
      for (const field of page.fields.filter(({ name }) => filters[name]?.kind === 'oneOf'))
        for (const value of valuesIn(field.schema)) {
          const address = link.toLink({ [field.name]: [value] } as never, '/')
          const read = link.fromLink(address) as Readonly<Record<string, readonly string[]>>
          if (read[field.name]?.[0] !== value) lost.push(`${page.name}.${field.name}: ${value}`)
        }
    }
  expect(lost).toEqual([])
})

test('rows are in the order of the reader’s language, by what they show', () => {
  const page = deskWith(['status', 'seats']).pages[0]!
  const { sort } = consoleList(setup(page))
  const entities = [
    { id: '1', productName: 'Zone 10', status: 'SUSPENDED' },
    { id: '2', productName: 'zone 9', status: 'INACTIVE' },
    { id: '3', productName: 'Élan', status: 'ACTIVE' },
    { id: '4', productName: 'fleur', status: 'ACTIVE' },
  ]
  const inOrder = (column: string) =>
    sortRows(
      { sort },
      entities.map((entity) => rowOf(page, entity)),
      { column, direction: 'ascending' },
    ).map(({ entity }) => entity[column])
  expect(inOrder('productName')).toEqual(['Élan', 'fleur', 'zone 9', 'Zone 10'])
  expect(inOrder('status')).toEqual(['ACTIVE', 'ACTIVE', 'SUSPENDED', 'INACTIVE'])
})
