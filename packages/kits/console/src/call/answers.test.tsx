import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { FieldValue } from '../fields/FieldValue.tsx'
import { consoleServices } from '../services.ts'
import { openOperation } from '../testing/open-operation.tsx'
import { desks } from '../testing/operation-cases.ts'
import { AnswerView } from './AnswerView.tsx'

const resolutions = desks.find(({ service }) => service === 'resolutions')!
const [resolutionPage] = resolutions.pages
const nothing = async () => Response.json({}, { status: 404 })

function open(children: ReactNode, onGo?: (place: object) => void) {
  onTestFinished(cleanUp)
  return openOperation({
    desk: resolutions,
    place: { service: 'resolutions' },
    services: consoleServices,
    fetch: nothing,
    onGo,
    children,
  })
}

test('an entity that was found leads to its page', async () => {
  const places: object[] = []
  const { operation } = resolutionPage!.find[0]!
  await open(<AnswerView operation={operation} data={{ id: 'resolution-7', friendlyId: 'R-7' }} />, (to) =>
    places.push(to),
  )
  await page.getByRole('button', { name: /^Open / }).click()
  expect(places).toEqual([{ service: 'resolutions', page: 'Resolution', id: 'resolution-7' }])
})

test('each row of a search leads to its page', async () => {
  const places: object[] = []
  const { operation } = resolutions.tools.find(({ name }) => name === 'searchResolutions')!
  await open(<AnswerView operation={operation} data={[{ id: 'resolution-7', friendlyId: 'R-7' }]} />, (to) =>
    places.push(to),
  )
  await page.getByRole('rowheader').getByRole('button').click()
  expect(places).toEqual([{ service: 'resolutions', page: 'Resolution', id: 'resolution-7' }])
})

test('an embedded person leads to that person, by name', async () => {
  const places: object[] = []
  const field = resolutionPage!.fields.find(({ name }) => name === 'assignee')!
  const assignee = { id: 'staff-sam', name: 'Sam Sample' }
  await open(<FieldValue field={field} value={assignee} record={{ assignee }} owner="Resolution" />, (to) =>
    places.push(to),
  )
  await page.getByRole('button', { name: 'Sam Sample' }).click()
  expect(places).toEqual([{ service: 'identities', page: 'Identity', id: 'staff-sam' }])
})
