import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { ConflictPanel, mergeThreeWay } from './index.ts'

interface Draft {
  name: string
  phone: string
  note: string
}

const base: Draft = { name: 'Ada', phone: '1', note: '' }
const mine: Draft = { ...base, name: 'Ada E.' }
const theirs: Draft = { name: 'Ada Example', phone: '2', note: '' }

async function showConflict() {
  const onResolve = vi.fn()
  const onCancel = vi.fn()
  await stage().show(
    <ConflictPanel
      merge={mergeThreeWay(base, mine, theirs)}
      fields={{
        name: {
          label: 'Name',
          edit: (value, onChange) => (
            <input aria-label="Another name" value={value} onChange={(event) => onChange(event.target.value)} />
          ),
        },
        phone: { label: 'Phone' },
        note: { label: 'Note' },
      }}
      changedBy={{ actor: { name: 'Cora Example' }, at: '2026-03-08T14:30:00Z' }}
      onResolve={onResolve}
      onCancel={onCancel}
    />,
  )
  await expect.element(page.getByText(/Cora Example changed this on March\s8,\s2026/)).toBeVisible()
  return { onResolve, onCancel, save: page.getByRole('button', { name: 'Save this version' }) }
}

test('only fields that both sides changed need a choice; the other side’s other changes are listed', async () => {
  await showConflict()
  await expect.element(page.getByText('Also changed by Cora Example, and kept: Phone')).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Name' })).toBeVisible()
  expect(page.getByRole('radiogroup', { name: 'Phone' }).query()).toBeNull()
})

test('saving is blocked until every conflict is resolved', async () => {
  const { onResolve, save } = await showConflict()
  await save.click({ force: true })
  expect(onResolve).not.toHaveBeenCalled()
  await page.getByRole('radio', { name: /Keep yours/ }).click({ force: true })
  await save.click()
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({ ...mine, phone: '2' })
})

test('a conflict is resolved with their value or with a new one', async () => {
  const { onResolve, save } = await showConflict()
  await page.getByRole('radio', { name: /Take theirs/ }).click({ force: true })
  await save.click()
  expect(onResolve).toHaveBeenLastCalledWith(theirs)
  await page.getByRole('radio', { name: /Write something else/ }).click({ force: true })
  await userEvent.fill(page.getByLabelText('Another name'), 'A. Example')
  await save.click()
  expect(onResolve).toHaveBeenLastCalledWith({ ...theirs, name: 'A. Example' })
})

test('“Take theirs” takes their newest value, and a field without a label is merged as well', async () => {
  const onResolve = vi.fn()
  const { around, show } = stage()
  const panelOver = (theirs: Draft & { version: number }) => (
    <ConflictPanel
      merge={mergeThreeWay<Draft>(base, mine, theirs)}
      fields={{ name: { label: 'Name' }, phone: { label: 'Phone' }, note: { label: 'Note' } }}
      onResolve={onResolve}
      onCancel={() => {}}
    />
  )
  const screen = await show(panelOver({ ...theirs, version: 2 }))
  await page.getByRole('radio', { name: /Take theirs/ }).click({ force: true })
  await screen.rerender(around(panelOver({ ...theirs, name: 'A. Example', version: 3 })))
  await expect.element(page.getByText('Also changed, and kept: Phone')).toBeVisible()
  await page.getByRole('button', { name: 'Save this version' }).click()
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({ ...theirs, name: 'A. Example', version: 3 })
})

test('Cancel resolves nothing and keeps the draft', async () => {
  const { onCancel, onResolve } = await showConflict()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onResolve).not.toHaveBeenCalled()
})
