import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pickUp } from '../testing/pick-up.ts'
import { Tree, type TreeItem, type TreeMove, type TreeProps } from './index.ts'

const items: TreeItem[] = [
  {
    id: 'plans',
    label: 'Plans',
    children: [
      { id: 'legal', label: 'Legal', children: [{ id: 'family', label: 'Family' }] },
      { id: 'identity', label: 'Identity' },
      { id: 'old', label: 'Old ones', isDisabled: true },
    ],
  },
  { id: 'people', label: 'People', children: [{ id: 'ada', label: 'Ada Example' }] },
  { id: 'ecole', label: 'École' },
]
const open = new Set(['plans'])

const item = (name: string) => page.getByRole('row', { name, exact: true })
const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement?.getAttribute('aria-label')
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

/** A tree that does what it is told, as a host would. */
function Movable({ onMove, ...props }: Partial<TreeProps>) {
  const [current, setCurrent] = useState(items)
  return (
    <Tree
      {...({
        label: 'Folders',
        defaultExpandedIds: open,
        dragLabel: ({ label }: TreeItem) => `Move ${label}`,
        ...props,
      } as TreeProps)}
      items={current}
      onMove={(move) => {
        onMove?.(move)
        setCurrent((before) => moved(before, move))
      }}
    />
  )
}

function moved(all: readonly TreeItem[], { items: [item], to }: TreeMove): TreeItem[] {
  return all.flatMap((each) => {
    if (each.id === item!.id) return []
    const children = each.children && moved(each.children, { items: [item!], to })
    if (each.id !== to.id) return [{ ...each, children }]
    if (to.position === 'into') return [{ ...each, children: [...(children ?? []), item!] }]
    return to.position === 'before' ? [item!, { ...each, children }] : [{ ...each, children }, item!]
  })
}

async function startDrag(name: string) {
  // Its handle is seen on the line that has the focus.
  document.querySelector<HTMLElement>(`[data-key][aria-label^="${name}"]`)!.focus()
  await pickUp(handle(name).element() as HTMLElement)
}

/** Along the places where it can go, until one of that name. */
async function moveTo(key: string, place: string) {
  await expect
    .poll(async () => {
      if (document.activeElement?.getAttribute('aria-label') !== place) await press(key)
      return document.activeElement?.getAttribute('aria-label')
    })
    .toBe(place)
}

const lines = () =>
  [...document.querySelectorAll('[role="row"]')].map(
    (line) => `${line.getAttribute('aria-level')} ${line.getAttribute('aria-label')}`,
  )

test('an item is moved into another by keyboard', async () => {
  const onMove = vi.fn()
  await render(<Movable onMove={onMove} />)
  await startDrag('École')
  await moveTo('{ArrowUp}', 'Drop on Plans')
  await press('{Enter}')
  await expect.poll(() => onMove.mock.calls.length).toBe(1)
  expect(onMove).toHaveBeenCalledWith({
    items: [expect.objectContaining({ id: 'ecole' })],
    to: { id: 'plans', position: 'into' },
  })
  await expect.poll(lines).toEqual(['1 Plans', '2 Legal', '2 Identity', '2 Old ones', '2 École', '1 People'])
  await expect.poll(focused).toBe('Plans')
})

test('an item is moved beside another, to its level', async () => {
  await render(<Movable />)
  await startDrag('Legal')
  await moveTo('{ArrowDown}', 'Insert between People and École')
  await press('{Enter}')
  await expect.poll(lines).toEqual(['1 Plans', '2 Identity', '2 Old ones', '1 People', '1 Legal', '1 École'])
  await expect.poll(focused).toBe('Legal')
})

test('offers no drop position inside the item itself, nor one that canMove rejects', async () => {
  await render(<Movable canMove={(_, to) => to.position === 'into' && to.id !== 'people'} />)
  await startDrag('Plans')
  const offered = new Set<string | null | undefined>()
  for (let step = 0; step < 8; step++) {
    const at = document.activeElement
    if (at?.hasAttribute('aria-roledescription')) offered.add(at.getAttribute('aria-label'))
    await press('{ArrowDown}')
  }
  expect([...offered]).toEqual(['Drop on École'])
  await press('{Escape}')
  await expect.element(handle('Plans')).toHaveFocus()
})

test('all selected items move together, without repeating their descendants', async () => {
  const onMove = vi.fn()
  await render(
    <Movable
      onMove={onMove}
      selectionMode="multiple"
      defaultExpandedIds={new Set(['plans', 'people'])}
      defaultSelectedIds={new Set(['people', 'ada', 'legal'])}
      onSelectionChange={() => {}}
    />,
  )
  await startDrag('Legal')
  await moveTo('{ArrowDown}', 'Drop on École')
  await press('{Enter}')
  await expect.poll(() => onMove.mock.calls[0]?.[0].items.map(({ id }: TreeItem) => id)).toEqual(['legal', 'people'])
})

test('an item is moved into another by pointer', async () => {
  const onMove = vi.fn()
  await render(<Movable onMove={onMove} />)
  await item('École').hover()
  await handle('École').hover()
  // Until dragging is loaded, nothing can be picked up.
  await expect
    .poll(async () => {
      if (onMove.mock.calls.length === 0) await userEvent.dragAndDrop(handle('École'), item('People'))
      return onMove.mock.calls[0]?.[0].to
    })
    .toEqual({ id: 'people', position: 'into' })
  expect(document.querySelector('[data-target], [data-dragged]')).toBeNull()
})

test('without onMove, items have no drag handle', async () => {
  await render(<Tree label="Folders" items={items} />)
  expect(document.querySelector('[data-move]')).toBeNull()
})
