import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage } from '@memberkit/testing/kit-stage'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { enUS } from '../messages/en-US.ts'
import { queueEnUS } from '../messages/queue/en-US.ts'
import { ResolutionQueue } from '../queue/index.ts'
import { dialog, field, inDialog } from '../testing/open-case.tsx'
import { ResolutionCase } from './index.ts'

const words = [...enUS, ...queueEnUS]

/** A queue beside one of its cases, on one page. */
const openDesk = () =>
  kitStage('resolutions', { 'en-US': words, 'en-CA': words, 'fr-CA': words, 'es-US': words })(
    <>
      <ResolutionQueue />
      <ResolutionCase resolutionId="case-1006" />
    </>,
    { scenario: 'resolutions/queue', router: memoryRouter('/') },
  )
const row = page.getByRole('row', { name: /RES-101006/ })

test('a case that one takes is shown as one’s own in the queue', async () => {
  await openDesk()
  await expect.element(row).toBeVisible()
  await expect.element(row.getByText('Sam Staffexample')).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: 'Assign to me', exact: true }))
  await expect.element(row.getByText('Sam Staffexample')).toBeVisible()
})

test('single keys that are switched off in the queue are off in the case', async () => {
  await openDesk()
  await expect.element(row).toBeVisible()
  await press(page.getByRole('button', { name: 'Keyboard shortcuts', exact: true }).first())
  await press(dialog.getByRole('switch', { name: 'Use single-key shortcuts' }))
  await press(inDialog('Close').first())
  await expect.element(dialog).not.toBeInTheDocument()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('n')
  await expect.element(field('Note for the law firm')).not.toBeInTheDocument()
  await expect.element(field('Internal-only note')).not.toHaveFocus()
})
