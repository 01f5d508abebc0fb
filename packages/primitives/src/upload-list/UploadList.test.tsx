import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { type UploadItem, type UploadLabels, UploadList, type UploadListProps } from './index.ts'

const labels: UploadLabels = {
  states: {
    waiting: 'Waiting',
    uploading: 'Uploading',
    scanning: 'Checking for viruses',
    done: 'Uploaded',
    failed: 'Not uploaded',
    refused: 'Not taken',
    cancelled: 'Cancelled',
  },
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  undo: 'Undo',
  removed: 'removed',
  total: (done, count) => `${done} of ${count} files`,
  started: (count) => `${count} files are being uploaded.`,
  finished: (done, count) => `${done} of ${count} files uploaded.`,
}

const item = (id: string, state: UploadItem['state'], more: Partial<UploadItem> = {}): UploadItem => ({
  id,
  name: `${id}.pdf`,
  size: 1_200_000,
  state,
  ...more,
})

describeConformance(
  'UploadList',
  (props) => (
    <UploadList
      label="Documents"
      labels={labels}
      items={[item('a', 'uploading', { progress: 0.4 }), item('b', 'done', { href: '#b' }), item('c', 'failed')]}
      onCancel={() => {}}
      onRetry={() => {}}
      onRemove={() => {}}
      {...props}
    />
  ),
  { element: 'div' },
)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const news = () => document.querySelector('div[aria-live=polite]')!
const total = page.getByRole('progressbar', { name: 'Documents' })

const rowText = () => page.getByRole('listitem').element().textContent

function show(items: UploadItem[], props: Partial<UploadListProps> = {}) {
  return render(<UploadList label="Documents" labels={labels} items={items} {...props} />)
}

test('shows for each file its name, size, state and progress', async () => {
  await show([item('contract', 'uploading', { progress: 0.42 })])
  expect(rowText()).toMatch(/contract\.pdf1\.2\sMBUploading42%/)
  await expect.element(page.getByRole('progressbar', { name: 'contract.pdf' })).toHaveAttribute('value', '0.42')
})

test('formats sizes and percentages by locale', async () => {
  await render(
    <LocaleProvider locale="fr-CA">
      <UploadList label="Documents" labels={labels} items={[item('contrat', 'uploading', { progress: 0.42 })]} />
    </LocaleProvider>,
  )
  expect(rowText()).toMatch(/1,2\sMo.*42\s%/)
})

test('unknown progress is indeterminate', async () => {
  await show([item('a', 'uploading'), item('b', 'scanning', { progress: 1 })])
  for (const name of ['a.pdf', 'b.pdf'])
    await expect.element(page.getByRole('progressbar', { name })).not.toHaveAttribute('value')
})

test.each(['waiting', 'uploading', 'scanning'] as const)('a file that is %s can only be cancelled', async (state) => {
  const onCancel = vi.fn()
  await show([item('a', state)], { onCancel, onRetry: vi.fn(), onRemove: vi.fn() })
  await button('Cancel a.pdf').click()
  expect(onCancel.mock.calls).toEqual([['a']])
  expect(page.getByRole('button').all()).toHaveLength(1)
})

test.each([
  ['done', ['Remove a.pdf']],
  ['failed', ['Try again a.pdf', 'Remove a.pdf']],
  ['cancelled', ['Try again a.pdf', 'Remove a.pdf']],
  ['refused', ['Remove a.pdf']],
] as const)('a file that is %s has %j', async (state, names) => {
  await show([item('a', state)], { onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() })
  for (const name of names) await expect.element(button(name)).toBeVisible()
  expect(page.getByRole('button').all()).toHaveLength(names.length)
})

test('has no buttons without handlers', async () => {
  await show([item('a', 'uploading'), item('b', 'failed'), item('c', 'done')])
  expect(page.getByRole('button').all()).toHaveLength(0)
})

test('a finished file links to its address, but never to a script', async () => {
  await show([item('a', 'done', { href: '#a' }), item('b', 'done', { href: 'javascript:alert(1)' })])
  await expect.element(page.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '#a')
  await expect.element(page.getByRole('link', { name: 'b.pdf' })).not.toBeInTheDocument()
})

test('the total weighs files by size, and excludes refused and cancelled ones', async () => {
  const items = [
    item('a', 'done', { size: 900 }),
    item('b', 'uploading', { size: 100, progress: 0.5 }),
    item('c', 'refused'),
    item('d', 'cancelled'),
  ]
  const screen = await show(items)
  await expect.element(total).toHaveAttribute('value', '0.95')
  await expect.element(total).toHaveAttribute('aria-valuetext', '1 of 2 files')
  await screen.rerender(
    <UploadList label="Documents" labels={labels} items={items.map((one) => ({ ...one, size: undefined }))} />,
  )
  await expect.element(total).toHaveAttribute('value', '0.75')
  await screen.rerender(<UploadList label="Documents" labels={labels} items={items.slice(1)} />)
  await expect.element(total).not.toBeInTheDocument()
})

test('announces the start, each failure and the end, and nothing in between', async () => {
  const announcements: (string | null)[] = []
  const { rerender } = await show([])
  const step = async (...items: UploadItem[]) => {
    await rerender(<UploadList label="Documents" labels={labels} items={items} />)
    announcements.push(news().textContent)
  }
  await step(item('a', 'waiting'), item('b', 'waiting'), item('c', 'refused', { reason: 'It is no PDF.' }))
  await step(item('a', 'uploading', { progress: 0.1 }), item('b', 'waiting'))
  await step(item('a', 'uploading', { progress: 0.9 }), item('b', 'failed', { reason: 'Connection lost.' }))
  await step(item('a', 'scanning'), item('b', 'failed'))
  await step(item('a', 'done'), item('b', 'failed'))
  expect([...new Set(announcements)]).toEqual([
    '2 files are being uploaded.c.pdf: Not taken. It is no PDF.',
    'b.pdf: Not uploaded. Connection lost.',
    '1 of 2 files uploaded.',
  ])
})

function Editable({ canUndo = true, names = ['a', 'b', 'c'] }) {
  const [items, setItems] = useState(names.map((name) => item(name, 'done')))
  const change = (id: string, state: UploadItem['state']) =>
    setItems(items.map((one) => (one.id === id ? { ...one, state } : one)))
  return (
    <UploadList
      label="Documents"
      labels={labels}
      items={items}
      onRemove={(id) => setItems(items.filter((one) => one.id !== id))}
      onRestore={canUndo ? (one, at) => setItems(items.toSpliced(at, 0, one)) : undefined}
      onRetry={(id) => change(id, 'uploading')}
      onCancel={(id) => change(id, 'cancelled')}
    />
  )
}

test('undo restores a removed file in its place, with focus', async () => {
  await render(<Editable />)
  await button('Remove b.pdf').click()
  await expect.element(button('Undo b.pdf removed')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(1)).toHaveAccessibleName('b.pdf: Uploaded')
  await expect.element(rows.nth(1)).toHaveFocus()
  expect(rows.all()).toHaveLength(3)
})

test('removing another file ends the undo of the first', async () => {
  await render(<Editable />)
  await button('Remove b.pdf').click()
  await button('Remove a.pdf').click()
  await expect.element(button('Undo a.pdf removed')).toHaveFocus()
  await expect.element(button('Undo b.pdf removed')).not.toBeInTheDocument()
})

test('without undo, focus moves to the next file, and finally to the list', async () => {
  await render(<Editable canUndo={false} names={['a', 'b']} />)
  await button('Remove a.pdf').click()
  await expect.element(page.getByRole('listitem')).toHaveFocus()
  await button('Remove b.pdf').click()
  expect(document.activeElement?.ariaLabel).toBe('Documents')
})

test('cancelling and retrying keep focus on the file', async () => {
  await render(<Editable names={['a']} />)
  await button('Remove a.pdf').click()
  await userEvent.keyboard('{Enter}')
  const screen = await render(
    <UploadList
      label="Others"
      labels={labels}
      items={[item('x', 'uploading')]}
      onCancel={vi.fn()}
      onRemove={vi.fn()}
    />,
  )
  await button('Cancel x.pdf').click()
  await screen.rerender(
    <UploadList
      label="Others"
      labels={labels}
      items={[item('x', 'cancelled')]}
      onCancel={vi.fn()}
      onRemove={vi.fn()}
      onRetry={vi.fn()}
    />,
  )
  await expect.element(button('Remove x.pdf')).toHaveFocus()
  await button('Try again x.pdf').click()
  await expect.element(page.getByRole('list', { name: 'Others' }).getByRole('listitem')).toHaveFocus()
})

test('a long name is truncated in the middle, and whole for screen readers and as a title', async () => {
  const name = `${'a very long name '.repeat(8)}of version 12.pdf`
  await render(
    <div style={{ inlineSize: 320 }}>
      <UploadList label="Documents" labels={labels} items={[item('a', 'done', { name })]} />
    </div>,
  )
  const row = page.getByRole('listitem').element()
  expect(row.scrollWidth).toBeLessThanOrEqual(320)
  await expect.element(page.getByText('on 12.pdf', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByTitle(name).getByText(name, { exact: true })).toBeInTheDocument()
})
