import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Disclosure, DisclosureGroup } from './index.ts'

describeConformance(
  'Disclosure',
  (props) => (
    <Disclosure title="Cover" {...props}>
      Wills
    </Disclosure>
  ),
  { element: 'details' },
)
describeConformance(
  'DisclosureGroup',
  (props) => (
    <DisclosureGroup isExclusive headingLevel={3} {...props}>
      <Disclosure title="Cover">Wills</Disclosure>
    </DisclosureGroup>
  ),
  { element: 'div' },
)

const summary = (name: string) => page.getByText(name, { exact: true })

test('a press by pointer, Enter or Space toggles it and calls onOpenChange once', async () => {
  const onOpenChange = vi.fn()
  await render(
    <StrictMode>
      <Disclosure title="Cover" onOpenChange={onOpenChange}>
        Wills
      </Disclosure>
    </StrictMode>,
  )
  await summary('Cover').click()
  await expect.element(page.getByText('Wills')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Wills')).not.toBeVisible()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true], [false], [true]]))
})

test('defaultOpen does not call onOpenChange', async () => {
  const onOpenChange = vi.fn()
  const screen = await render(
    <Disclosure title="Cover" defaultOpen onOpenChange={onOpenChange}>
      Wills
    </Disclosure>,
  )
  await expect.element(page.getByText('Wills')).toBeVisible()
  await screen.rerender(
    <Disclosure title="Cover and limits" defaultOpen onOpenChange={onOpenChange}>
      Wills
    </Disclosure>,
  )
  await new Promise((done) => requestAnimationFrame(done))
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('stays closed when controlled', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Disclosure title="Cover" isOpen={false} onOpenChange={onOpenChange}>
      Wills
    </Disclosure>,
  )
  await summary('Cover').click()
  expect(onOpenChange.mock.calls).toEqual([[true]])
  await expect.element(page.getByText('Wills')).not.toBeVisible()
})

test('onOpenChange fires when the browser opens it, as for find-in-page', async () => {
  function Controlled() {
    const [isOpen, setOpen] = useState(false)
    return (
      <Disclosure title={isOpen ? 'Less' : 'More'} isOpen={isOpen} onOpenChange={setOpen}>
        Wills
      </Disclosure>
    )
  }
  const { container } = await render(<Controlled />)
  container.querySelector('details')!.open = true
  await expect.element(summary('Less')).toBeVisible()
})

test('an exclusive group has at most one open', async () => {
  await render(
    <>
      <DisclosureGroup isExclusive>
        <Disclosure title="Cover" defaultOpen>
          Wills
        </Disclosure>
        <Disclosure title="Price">Monthly</Disclosure>
      </DisclosureGroup>
      <DisclosureGroup isExclusive>
        <Disclosure title="Help">Call</Disclosure>
      </DisclosureGroup>
    </>,
  )
  await summary('Help').click()
  await expect.element(page.getByText('Wills')).toBeVisible()
  await summary('Price').click()
  await expect.element(page.getByText('Monthly')).toBeVisible()
  await expect.element(page.getByText('Wills')).not.toBeVisible()
  await expect.element(page.getByText('Call')).toBeVisible()
})

test('titles are headings at the level of the group, unless overridden', async () => {
  await render(
    <DisclosureGroup headingLevel={3}>
      <Disclosure title="Cover">Wills</Disclosure>
      <Disclosure title="Limits" headingLevel={4}>
        None
      </Disclosure>
    </DisclosureGroup>,
  )
  await expect.element(page.getByRole('heading', { level: 3, name: 'Cover' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 4, name: 'Limits' })).toBeVisible()
})
