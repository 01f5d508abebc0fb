import { paint } from '@memberkit/testing/painting'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { focusedIn } from '../internal/focused-in.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Tree, type TreeItem, type TreeProps } from './index.ts'

const items: TreeItem[] = [
  {
    id: 'plans',
    label: 'Plans',
    children: [
      { id: 'legal', label: 'Legal', children: [{ id: 'family', label: 'Family' }] },
      { id: 'identity', label: 'Identity', note: '3 plans', children: [{ id: 'single', label: 'Single' }] },
      { id: 'old', label: 'Old ones', isDisabled: true },
    ],
  },
  { id: 'people', label: 'People', children: [{ id: 'ada', label: 'Ada Example' }] },
  { id: 'ecole', label: 'École' },
]
const open = new Set(['plans'])

describeConformance('Tree', (props) => <Tree label="Folders" items={items} defaultExpandedIds={open} {...props} />, {
  element: 'div',
})

const item = (name: string) => page.getByRole('row', { name, exact: true })
const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => focusedIn(document.body)?.getAttribute('aria-label')

async function show(props: Partial<TreeProps> = {}, direction?: 'rtl') {
  const all = { label: 'Folders', items, defaultExpandedIds: open, ...props } as TreeProps
  await render(
    <StrictMode>
      <div dir={direction}>
        <Tree {...all} />
        <button type="button">After</button>
      </div>
    </StrictMode>,
  )
  await userEvent.tab()
}

async function expectFocusPath(path: readonly (readonly [keys: string, name: string])[]) {
  for (const [keys, name] of path) {
    await press(keys)
    await expect.poll(focused).toBe(name)
  }
}

test('exposes level, position and set size of each item', async () => {
  await show()
  await expect.element(page.getByRole('treegrid', { name: 'Folders' })).toBeVisible()
  const legal = item('Legal').element()
  const place = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
  expect(place.map((name) => legal.getAttribute(name))).toEqual(['2', '1', '3', 'false'])
  await expect.element(item('École')).not.toHaveAttribute('aria-expanded')
  await expect.element(item('Identity 3 plans')).toBeVisible()
})

test.each([
  [undefined, '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrow keys move between rows, expand and collapse, %s', async (direction, into, out) => {
  await show({}, direction)
  await expectFocusPath([
    ['{ArrowUp}', 'Plans'],
    ['{ArrowDown}', 'Legal'],
    [into, 'Legal'],
    [into, 'Family'],
    [into, 'Family'],
    [out, 'Legal'],
    [out, 'Legal'],
    ['{ArrowDown}', 'Identity 3 plans'],
    [out, 'Plans'],
    [out, 'Plans'],
    ['{ArrowDown}', 'People'],
    ['{End}', 'École'],
    ['{ArrowDown}', 'École'],
    ['{Home}', 'Plans'],
  ])
})

test('is one tab stop, which restores the last position', async () => {
  await show({ renderActions: ({ label }) => <button type="button">{`Rename ${label}`}</button> })
  // A mouse left over an item by another test would keep its actions in the tab order.
  await userEvent.hover(page.getByRole('button', { name: 'After' }))
  await press('{ArrowDown}{Tab}')
  await expect.poll(() => focusedIn(document.body)?.textContent).toBe('Rename Legal')
  await press('{Escape}')
  await expect.poll(focused).toBe('Legal')
  await press('{Tab}{Tab}')
  await expect.poll(() => focusedIn(document.body)?.textContent).toBe('After')
  // The actions leave the tab order once the focus has left the tree.
  await expect.element(page.getByText('Rename Legal')).not.toBeVisible()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.poll(focused).toBe('Legal')
})

test('actions stay visible while their menu is open, and regain focus afterwards', async () => {
  await show({
    renderActions: ({ label }) => (
      <Menu label={`Actions for ${label}`}>
        <MenuItem onPress={() => {}}>Rename</MenuItem>
      </Menu>
    ),
  })
  const after = page.getByRole('button', { name: 'After' })
  await after.hover()
  await press('{ArrowDown}{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  const button = page.getByRole('button', { name: 'Actions for Legal' })
  await expect.element(button).toBeVisible()
  await press('{Escape}')
  await expect.element(button).toHaveFocus()
  await press('{Escape}')
  await expect.poll(focused).toBe('Legal')
})

function RenameDialog({ label }: TreeItem) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{`Rename ${label}`}</Button>
      <Dialog title="Rename" isOpen={isOpen} onClose={() => setIsOpen(false)} closeLabel="Close">
        New name
      </Dialog>
    </>
  )
}

test('actions stay visible while their dialog is open, and regain focus afterwards', async () => {
  await show({ renderActions: (item) => <RenameDialog {...item} /> })
  await page.getByRole('button', { name: 'After' }).hover()
  await press('{ArrowDown}{Tab}{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await expect.element(dialog).toBeVisible()
  // As after a press on its words.
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'Rename Legal' })).toHaveFocus()
})

test.each([
  ['p', 'Plans'],
  ['pe', 'People'],
  ['ec', 'École'],
])('typeahead ignores accents: %s', async (letters, name) => {
  await show()
  await expectFocusPath([[letters, name]])
})

test('a space within typeahead is part of it, and selects nothing', async () => {
  const onSelectionChange = vi.fn()
  const places = ['Quebec', 'New York', 'New Zealand'].map((label) => ({ id: label, label }))
  await show({ items: places, selectionMode: 'single', onSelectionChange })
  await press('new z')
  await expect.poll(focused).toBe('New Zealand')
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('an asterisk expands all siblings', async () => {
  const onExpandedChange = vi.fn()
  await show({ onExpandedChange })
  await press('{ArrowDown}*')
  expect([...onExpandedChange.mock.lastCall![0]].sort()).toEqual(['identity', 'legal', 'plans'])
  await expect.element(item('Single')).toBeVisible()
})

test('single selection keeps one item selected', async () => {
  const onSelectionChange = vi.fn()
  await show({ selectionMode: 'single', onSelectionChange })
  await press('{ArrowDown} ')
  await expect.element(item('Legal')).toHaveAttribute('aria-selected', 'true')
  await press('{ArrowDown}{Enter}')
  expect(onSelectionChange.mock.calls.map(([ids]) => [...ids])).toEqual([['legal'], ['identity']])
  await item('École').click()
  await expect.element(item('École')).toHaveAttribute('aria-selected', 'true')
  await expect.element(item('Legal')).toHaveAttribute('aria-selected', 'false')
  await item('Old ones').click({ force: true })
  expect(onSelectionChange).toHaveBeenCalledTimes(3)
})

test('multiple selection with checkboxes: individually, by range and all', async () => {
  const onSelectionChange = vi.fn()
  await show({ selectionMode: 'multiple', hasCheckboxes: true, onSelectionChange })
  const last = () => [...onSelectionChange.mock.lastCall![0]]
  await press('{ArrowDown} ')
  await expect.element(item('Legal')).toHaveAttribute('aria-selected', 'true')
  await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  expect(last()).toEqual(['legal', 'identity', 'people'])
  await press(' ')
  expect(last()).toEqual(['legal', 'identity'])
  await item('École').click()
  expect(last()).toEqual(['legal', 'identity', 'ecole'])
  await press('{Control>}a{/Control}')
  expect(last()).toEqual(['legal', 'identity', 'ecole', 'plans', 'people'])
})

test('without selection, a press or Enter runs the action', async () => {
  const onAction = vi.fn()
  await show({ onAction })
  await item('École').click()
  await press('{Enter}')
  expect(onAction.mock.calls.map(([{ id }]) => id)).toEqual(['ecole', 'ecole'])
})

test('a press on the chevron expands, and so does one on the text without another action', async () => {
  await show()
  await item('People').click()
  await expect.element(item('Ada Example')).toBeVisible()
  const chevron = item('People').element().querySelector<HTMLElement>('[data-toggle]')!
  await userEvent.click(chevron)
  await expect.element(item('Ada Example')).not.toBeInTheDocument()
})

test('reaches each of 10,000 rows, virtualized', async () => {
  paint()
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, label: `Item ${index}` }))
  await show({ items: many })
  expect(page.getByRole('row').elements().length).toBeLessThan(80)
  await press('{End}')
  await expect.poll(focused).toBe('Item 9999')
  // By its place, which a busy machine reports too, unlike an intersection.
  await expect.poll(() => hiddenPixelsOf('Item 9999')).toEqual({ above: 0, below: 0 })
  await press('{ArrowUp}{Home}')
  await expect.poll(focused).toBe('Item 0')
})

/** By how much a row is out of sight in its tree or in the window. */
function hiddenPixelsOf(name: string) {
  const row = item(name).element().getBoundingClientRect()
  const tree = page.getByRole('treegrid').element().getBoundingClientRect()
  return {
    above: Math.max(0, Math.round(Math.max(tree.top, 0) - row.top)),
    below: Math.max(0, Math.round(row.bottom - Math.min(tree.bottom, innerHeight))),
  }
}

const labels = {
  loading: 'Loading',
  failed: 'Could not be loaded.',
  retry: 'Try again',
  loaded: (count: number) => `${count} items`,
}
const lazy: TreeItem[] = [
  { id: 'archive', label: 'Archive', isLazy: true },
  { id: 'trash', label: 'Trash' },
]

test('loads children when expanded, and focus moves from the placeholder to the first one', async () => {
  const wait = Promise.withResolvers<readonly TreeItem[]>()
  const loadChildren = vi.fn(() => wait.promise)
  await show({ items: lazy, loadChildren, labels })
  expect(loadChildren).not.toHaveBeenCalled()
  await press('{ArrowRight}')
  await expect.element(item('Archive')).toHaveAttribute('aria-busy', 'true')
  await press('{ArrowDown}')
  await expect.poll(focused).toBe('Loading')
  wait.resolve([{ id: 'a', label: 'Alpha' }])
  await expect.poll(focused).toBe('Alpha')
  await expect.element(item('Archive')).not.toHaveAttribute('aria-busy')
  await press('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(loadChildren).toHaveBeenCalledOnce()
})

test('a failed load can be retried', async () => {
  const loadChildren = vi.fn()
  loadChildren.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([{ id: 'a', label: 'Alpha' }])
  await show({ items: lazy, defaultExpandedIds: new Set(['archive']), loadChildren, labels })
  const failed = item('Could not be loaded. Try again')
  await expect.element(failed).toBeVisible()
  await press('{ArrowDown}{Enter}')
  await expect.poll(focused).toBe('Alpha')
  expect(loadChildren).toHaveBeenCalledTimes(2)
})

test('an item without loaded children is no longer expandable', async () => {
  await show({ items: lazy, loadChildren: async () => [], labels })
  await press('{ArrowRight}')
  await expect.element(item('Archive')).not.toHaveAttribute('aria-expanded')
})

test('focus moves on when the focused item is removed', async () => {
  const screen = await render(<Tree label="Folders" items={items} />)
  await item('People').click()
  await screen.rerender(<Tree label="Folders" items={items.filter(({ id }) => id !== 'people')} />)
  await expect.poll(focused).toBe('École')
})
