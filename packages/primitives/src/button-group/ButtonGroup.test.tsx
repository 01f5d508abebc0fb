import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { type Action, ButtonGroup } from './index.ts'

const nothing = () => {}
const actions: Action[] = ['Send again', 'Download', 'Print', 'Refund'].map((label) => ({ label, onPress: nothing }))

describeConformance(
  'ButtonGroup',
  (props) => (
    <ButtonGroup label="Invoice" {...props}>
      <Button>Pay</Button>
    </ButtonGroup>
  ),
  { element: 'div' },
)
describeConformance(
  'ButtonGroup of actions',
  (props) => <ButtonGroup label="Invoice" actions={actions} moreLabel="More" {...props} />,
  { element: 'div' },
)

const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

const sized = (width: number, more: readonly Action[] = actions) => (
  <div style={{ inlineSize: width }}>
    <ButtonGroup label="Invoice" actions={more} moreLabel="More" />
  </div>
)

test('is a group, with a name only when labelled', async () => {
  const screen = await render(
    <ButtonGroup label="Invoice">
      <Button>Pay</Button>
    </ButtonGroup>,
  )
  await expect.element(page.getByRole('group', { name: 'Invoice' })).toBeVisible()
  await screen.rerender(
    <ButtonGroup>
      <Button>Pay</Button>
    </ButtonGroup>,
  )
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
})

test('actions that do not fit move to the menu, and back when there is room', async () => {
  const screen = await render(sized(800))
  expect(names()).toEqual(['Send again', 'Download', 'Print', 'Refund'])
  await screen.rerender(sized(330))
  await expect.poll(names).toEqual(['Send again', 'Download', 'More'])
  const { height } = page.getByRole('group').element().getBoundingClientRect()
  expect(height).toBe(page.getByRole('button', { name: 'Download' }).element().getBoundingClientRect().height)
  await screen.rerender(sized(60))
  await expect.poll(names).toEqual(['More'])
  await screen.rerender(sized(800))
  await expect.poll(names).toEqual(['Send again', 'Download', 'Print', 'Refund'])
})

test('a menu item runs the action of its button', async () => {
  const onPress = vi.fn()
  await render(sized(60, [...actions, { label: 'Void', tone: 'critical', onPress }]))
  await page.getByRole('button', { name: 'More' }).click()
  expect(page.getByRole('menuitem').elements()).toHaveLength(5)
  await page.getByRole('menuitem', { name: 'Void' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('is as wide as all its actions in a fit-content container', async () => {
  await render(
    <div style={{ inlineSize: 'fit-content' }}>
      <ButtonGroup actions={actions} moreLabel="More" />
    </div>,
  )
  expect(names()).toHaveLength(4)
})

test('actions that fit replace removed ones', async () => {
  const screen = await render(sized(330))
  await screen.rerender(sized(330, [{ label: 'Ok', onPress: nothing }, ...actions.slice(2)]))
  await expect.poll(names).toEqual(['Ok', 'Print', 'Refund'])
})

test('a missing action is hidden; an unavailable one gives its reason and does nothing', async () => {
  const onPress = vi.fn()
  await render(
    sized(800, [
      { label: 'Void' },
      { label: 'Refund', onPress, unavailableReason: 'It has been refunded already.' },
      { label: 'Statement', href: '#statement' },
    ]),
  )
  expect(names()).toEqual(['Refund'])
  await userEvent.tab()
  const refund = page.getByRole('button', { name: 'Refund' })
  await expect.element(refund).toHaveFocus()
  await expect.element(refund).toHaveAccessibleDescription('It has been refunded already.')
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(page.getByRole('link', { name: 'Statement' })).toHaveAttribute('href', '#statement')
})
