import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TabLinks, Tabs, type TabsProps } from './index.ts'

const reason = 'There are no documents yet.'
const tabs = [
  { id: 'facts', label: 'Facts', panel: <input aria-label="Note" /> },
  { id: 'people', label: 'People', count: 3, panel: 'Ada Example' },
  { id: 'documents', label: 'Documents', panel: 'None', unavailableReason: reason },
  { id: 'billing', label: 'Billing', panel: 'Invoices' },
]
const links = [
  { label: 'Facts', href: '/facts' },
  { label: 'People', href: '/people', count: 3 },
]

describeConformance('Tabs', (props) => <Tabs label="Case" tabs={tabs} {...props} />, { element: 'div' })
describeConformance('vertical Tabs', (props) => <Tabs label="Case" tabs={tabs} orientation="vertical" {...props} />, {
  element: 'div',
})
describeConformance('TabLinks', (props) => <TabLinks label="Case" links={links} current="/facts" {...props} />, {
  element: 'nav',
})

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const panel = page.getByRole('tabpanel')

const show = (props?: Partial<TabsProps>) =>
  render(
    <StrictMode>
      <Tabs label="Case" tabs={tabs} {...props} />
    </StrictMode>,
  )

test('one tab is selected and labels the visible panel', async () => {
  await show()
  await expect.element(page.getByRole('tablist', { name: 'Case' })).toBeVisible()
  await expect.element(tab('Facts')).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel).toHaveAccessibleName('Facts')
  expect(tab('Facts').element().getAttribute('aria-controls')).toBe(panel.element().id)
  expect(tab('People').element()).not.toHaveAttribute('aria-controls')
  await expect.element(tab('People')).toHaveAccessibleName('People 3')
})

test('an id may contain spaces', async () => {
  await show({ tabs: [{ id: 'what is known', label: 'Facts', panel: 'None' }] })
  await expect.element(panel).toHaveAccessibleName('Facts')
  expect(tab('Facts').element().getAttribute('aria-controls')).toBe(panel.element().id)
  expect(panel.element().id).not.toMatch(/\s/)
})

describe('keyboard', () => {
  const expectFocusPath = async (path: [key: string, name: string][]) => {
    for (const [key, name] of path) {
      await userEvent.keyboard(key)
      await expect.element(tab(name)).toHaveFocus()
    }
  }

  test('arrow keys wrap and show the panel, except that of an unavailable tab', async () => {
    const onChange = vi.fn()
    await show({ onChange })
    await userEvent.tab()
    await expectFocusPath([
      ['{ArrowRight}', 'People'],
      ['{ArrowRight}', 'Documents'],
      ['{ArrowRight}', 'Billing'],
      ['{ArrowRight}', 'Facts'],
      ['{ArrowLeft}', 'Billing'],
      ['{Home}', 'Facts'],
      ['{End}', 'Billing'],
    ])
    expect(onChange.mock.calls.flat()).toEqual(['people', 'billing', 'facts', 'billing', 'facts', 'billing'])
    await expect.element(panel).toHaveTextContent('Invoices')
  })

  test('Tab reaches only the selected tab, then the panel', async () => {
    await show({ defaultValue: 'people' })
    await userEvent.tab()
    await expect.element(tab('People')).toHaveFocus()
    await userEvent.tab()
    await expect.element(panel).toHaveFocus()
  })

  test('manual: arrow keys only move focus, Enter and Space show the panel', async () => {
    await show({ activation: 'manual' })
    await userEvent.tab()
    await expectFocusPath([['{ArrowRight}', 'People']])
    await expect.element(panel).toHaveAccessibleName('Facts')
    await userEvent.keyboard('{Enter}')
    await expect.element(panel).toHaveAccessibleName('People 3')
    await expectFocusPath([['{End}', 'Billing']])
    await userEvent.keyboard(' ')
    await expect.element(panel).toHaveAccessibleName('Billing')
  })

  test('right to left, arrow keys are mirrored', async () => {
    await render(
      <div dir="rtl">
        <Tabs label="Case" tabs={tabs} />
      </div>,
    )
    await userEvent.tab()
    await expectFocusPath([
      ['{ArrowLeft}', 'People'],
      ['{ArrowRight}', 'Facts'],
    ])
  })

  test('vertical: up and down arrow keys, whatever the text direction', async () => {
    await render(
      <div dir="rtl">
        <Tabs label="Case" tabs={tabs} orientation="vertical" />
      </div>,
    )
    await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await expectFocusPath([
      ['{ArrowDown}', 'People'],
      ['{ArrowUp}', 'Facts'],
      ['{ArrowRight}', 'Facts'],
    ])
  })

  test('browser shortcuts keep working', async () => {
    await show()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.element(tab('Facts')).toHaveFocus()
  })
})

describe('an unavailable tab', () => {
  const shownReason = () => document.querySelector('[popover]')

  test('describes its reason to screen readers, and shows it on focus until Escape', async () => {
    await show({ defaultValue: 'people' })
    await expect.element(tab('Documents')).toHaveAccessibleDescription(reason)
    await userEvent.tab()
    expect(shownReason()).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    expect(shownReason()?.textContent).toBe(reason)
    expect(shownReason()?.getBoundingClientRect().top).toBe(tab('Documents').element().getBoundingClientRect().bottom)
    await userEvent.keyboard('{Escape}')
    expect(shownReason()).toBeNull()
  })

  test('Escape hides a hovered reason, wherever focus is, without closing the dialog around it', async () => {
    const onClose = vi.fn()
    await render(
      <Dialog isOpen onClose={onClose} title="Member" closeLabel="Close">
        <Tabs label="Member" tabs={tabs} />
      </Dialog>,
    )
    page.getByRole('button', { name: 'Close' }).element().focus()
    await tab('Documents').hover()
    await expect.poll(shownReason).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(shownReason()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('hides its reason once available', async () => {
    const screen = await show()
    await tab('Documents').hover()
    await expect.poll(shownReason).not.toBeNull()
    const available = tabs.map((each) => ({ ...each, unavailableReason: undefined }))
    await screen.rerender(
      <StrictMode>
        <Tabs label="Case" tabs={available} />
      </StrictMode>,
    )
    expect(shownReason()).toBeNull()
  })

  test('shows its reason on hover, which the pointer can enter', async () => {
    await show()
    await tab('Documents').hover()
    await page.getByText(reason).last().hover()
    expect(shownReason()?.textContent).toBe(reason)
    await tab('Facts').hover()
    expect(shownReason()).toBeNull()
  })

  test('cannot be pressed', async () => {
    const onChange = vi.fn()
    await show({ onChange })
    await tab('Documents').click({ force: true })
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(panel).toHaveAccessibleName('Facts')
  })

  test('is never selected by default', async () => {
    await show({ tabs: [tabs[2]!, tabs[3]!] })
    await expect.element(panel).toHaveAccessibleName('Billing')
  })
})

describe('panels', () => {
  const note = page.getByRole('textbox', { name: 'Note', includeHidden: true })
  const switchAndReturn = async () => {
    await note.fill('Call back')
    await tab('People').click()
    await tab('Facts').click()
  }

  test('mounts only the selected panel by default', async () => {
    await show()
    await switchAndReturn()
    await expect.element(note).toHaveValue('')
  })

  test('mounted visited keeps panels and their typed text', async () => {
    await show({ mounted: 'visited' })
    expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(1)
    await switchAndReturn()
    await expect.element(note).toHaveValue('Call back')
    expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(2)
  })

  test('mounted all renders every panel, and shows one', async () => {
    await show({ mounted: 'all', defaultValue: 'people' })
    expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(4)
    await expect.element(note).not.toBeVisible()
    await expect.element(panel).toHaveTextContent('Ada Example')
  })
})

test('controlled: shows the given tab', async () => {
  const onChange = vi.fn()
  const screen = await show({ value: 'facts', onChange })
  await tab('Billing').click()
  expect(onChange.mock.calls).toEqual([['billing']])
  await expect.element(panel).toHaveAccessibleName('Facts')
  await screen.rerender(<Tabs label="Case" tabs={tabs} value="billing" />)
  await expect.element(panel).toHaveAccessibleName('Billing')
})

test('in a narrow container, the list scrolls to the selected tab, and the page does not', async () => {
  await render(
    <div style={{ inlineSize: 200 }}>
      <div style={{ blockSize: 2000 }} />
      <Tabs label="Case" tabs={tabs} defaultValue="billing" />
    </div>,
  )
  const list = page.getByRole('tablist').element()
  expect(tab('Billing').element().getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  expect(list.scrollLeft).toBeGreaterThan(0)
  expect(scrollY).toBe(0)
})

test('when its container becomes narrow, the list scrolls to the selected tab again', async () => {
  const { container } = await render(<Tabs label="Case" tabs={tabs} defaultValue="billing" />)
  const list = page.getByRole('tablist').element()
  expect(list.scrollLeft).toBe(0)
  container.style.inlineSize = '200px'
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(0)
})

test('TabLinks are links in a navigation landmark, one of them current', async () => {
  await render(<TabLinks label="Case" links={links} current="/people" />)
  await expect.element(page.getByRole('navigation', { name: 'Case' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'People 3' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Facts' })).not.toHaveAttribute('aria-current')
})
