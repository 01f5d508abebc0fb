import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/index.ts'
import { LiveRegion } from '../live/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { transcriptOf } from '../testing/read-aloud.ts'
import { ActionBar, type ActionBarProps } from './index.ts'

const onPress = vi.fn()
const labels = {
  bar: 'Actions for the selected invoices',
  clear: 'Clear the selection',
  more: 'More actions',
  appeared: 'Actions are below the rows.',
}
const actions = [
  { label: 'Send again', onPress },
  { label: 'Void', onPress },
]

describeConformance(
  'ActionBar',
  (props) => (
    <ActionBar
      selectedCount={2}
      countLabel="2 selected"
      onClear={() => {}}
      labels={labels}
      actions={actions}
      {...props}
    >
      <input type="checkbox" aria-label="One" />
    </ActionBar>
  ),
  { element: 'div' },
)

function Rows(props: Partial<ActionBarProps>) {
  const [selected, setSelected] = useState<readonly number[]>([])
  return (
    <StrictMode>
      <LiveRegion />
      <ActionBar
        selectedCount={selected.length}
        countLabel={`${selected.length} selected`}
        labels={labels}
        actions={actions}
        {...props}
        onClear={() => {
          props.onClear?.()
          setSelected([])
        }}
      >
        {[1, 2, 3].map((row) => (
          <label key={row} style={{ display: 'block', blockSize: 300 }}>
            <input
              type="checkbox"
              checked={selected.includes(row)}
              onChange={() =>
                setSelected((now) => (now.includes(row) ? now.filter((one) => one !== row) : [...now, row]))
              }
            />
            Row {row}
          </label>
        ))}
      </ActionBar>
    </StrictMode>
  )
}

const bar = page.getByRole('group', { name: labels.bar })
const row = (at: number) => page.getByRole('checkbox', { name: `Row ${at}` })

test('appears while something is selected, and runs actions', async () => {
  await render(<Rows />)
  await expect.element(bar).not.toBeInTheDocument()
  await row(1).click()
  await expect.element(bar).toBeVisible()
  await page.getByRole('button', { name: 'Void' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('floats in the viewport, and sits below the last row at the end of the page', async () => {
  await render(<Rows />)
  await row(1).click()
  await expect.element(bar).toBeInViewport()
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  scrollTo(0, document.documentElement.scrollHeight)
  const end = row(3).element().closest('label')!.getBoundingClientRect().bottom
  expect(bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(end)
  scrollTo(0, 0)
})

test('Escape clears the selection from a row, which keeps focus, without closing the dialog around it', async () => {
  const onClose = vi.fn()
  const onKeyDown = vi.fn()
  await render(
    <Dialog isOpen onClose={onClose} onKeyDown={({ key }) => onKeyDown(key)} title="Invoices">
      <Rows />
    </Dialog>,
  )
  await row(2).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(row(2)).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['{Escape}', '{Enter}'])('%s in the bar clears the selection and returns focus to the row', async (key) => {
  await render(<Rows />)
  await row(2).click()
  page.getByRole('button', { name: labels.clear }).element().focus()
  await userEvent.keyboard(key)
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(row(2)).toHaveFocus()
})

test('an action that removes its rows moves focus to the remaining ones', async () => {
  function Deleting() {
    const [rows, setRows] = useState([1, 2, 3])
    const [selected, setSelected] = useState<readonly number[]>([])
    const remove = () => {
      setRows(rows.filter((one) => !selected.includes(one)))
      setSelected([])
    }
    return (
      <ActionBar
        selectedCount={selected.length}
        countLabel={`${selected.length} selected`}
        labels={labels}
        actions={[{ label: 'Delete', onPress: remove }]}
        onClear={() => setSelected([])}
      >
        {rows.map((one) => (
          <label key={one}>
            <input type="checkbox" checked={selected.includes(one)} onChange={() => setSelected([...selected, one])} />
            Row {one}
          </label>
        ))}
      </ActionBar>
    )
  }
  await render(<Deleting />)
  await row(1).click()
  page.getByRole('button', { name: 'Delete' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(1)).not.toBeInTheDocument()
  await expect.element(row(2)).toHaveFocus()
})

test('actions that do not fit move to a menu, whose Escape keeps the selection', async () => {
  await page.viewport(320, 640)
  const many = ['Send again', 'Download', 'Print', 'Void'].map((label) => ({ label, onPress }))
  await render(<Rows actions={many} />)
  await row(1).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Void' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).toBeVisible()
  expect(bar.element().getBoundingClientRect().width).toBeLessThanOrEqual(320)
  await page.viewport(414, 896)
})

test('screen reader output of a selection', async () => {
  await render(<Rows />)
  expect(await transcriptOf(['{Tab}', ' ', '{Tab}', ' ', '{Escape}'])).toEqual([
    ['{Tab}', 'checkbox, Row 1, not checked'],
    [' ', 'polite: 1 selected', 'polite: Actions are below the rows.'],
    ['{Tab}', 'checkbox, Row 2, not checked'],
    [' ', 'polite: 2 selected'],
    ['{Escape}'],
  ])
})

test('on a phone, the first action stays in sight beside any number', async () => {
  await page.viewport(360, 640)
  const labels = ['Envoyer de nouveau', 'Télécharger les relevés', 'Annuler les factures']
  await render(<Rows actions={labels.map((label) => ({ label, onPress }))} countLabel="2 factures sélectionnées" />)
  await row(1).click()
  await expect.element(page.getByRole('button', { name: 'Envoyer de nouveau' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  await page.viewport(414, 896)
})
