import { press } from '@memberkit/testing/press'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
import { button, dialog, inDialog, openCase } from '../../testing/open-case.tsx'

async function pack(isInternal: boolean) {
  const stage = await openCase()
  await press(button('Print evidence pack'))
  await expect.element(dialog.getByRole('heading', { name: 'Decision trail' })).toBeVisible()
  if (isInternal) await press(dialog.getByRole('checkbox', { name: 'Include internal notes' }))
  const paper = await printedBy(() => press(inDialog('Print or save as PDF')))
  return { ...stage, paper }
}

test('the evidence pack has facts, decisions, notes and a stamp, and no internal notes unless asked', async () => {
  const { paper, events } = await pack(false)
  for (const words of [
    'RES-101001',
    'Status changed',
    'Asked the office in Texas',
    'without internal notes',
    'by Sam Staffexample',
  ])
    expect(paper).toContain(words)
  expect(paper).not.toContain('Third time this quarter')
  expect(printedControls()).toEqual([])
  expect(events.filter(({ type }) => type === 'resolutions.case.exported')).toMatchObject([
    { data: { resolutionId: 'case-1001', hasInternalNotes: false } },
  ])
})

test('with internal notes, it says so', async () => {
  const { paper } = await pack(true)
  expect(paper).toContain('Third time this quarter')
  expect(paper).toContain('Not for use outside the company')
})
