import * as securitySoftware from '@memberkit/contract/identity/security-software'
import * as tones from '@memberkit/contract/labels/identity/security-software/tones'
import { expect, test } from 'vitest'
import { defineConsole } from '../define/index.ts'
import { deskOf } from '../runtime/desk.ts'
import type { Words } from '../words/useWords.ts'
import { columnFields, consoleColumns, hiddenColumns } from './console-list.tsx'

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

test('a status has the room that its words need', () => {
  const desk = deskWith(['status', 'seats'])
  const words = { field: (name: string) => name } as Words
  const format = { locale: 'en-US', timeZone: 'UTC', words, yes: 'Yes', no: 'No' } as const
  const columns = consoleColumns(desk.pages[0]!, format, desk)
  expect(columns.find(({ id }) => id === 'status')?.width).toBe(168)
  expect(columns.find(({ id }) => id === 'seats')?.width).toBe(80)
})
