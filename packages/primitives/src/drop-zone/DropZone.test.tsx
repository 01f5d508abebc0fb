import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RejectedFile } from '../file-trigger/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { filesIn } from './dragged-files.ts'
import { DropZone, type DropZoneProps } from './index.ts'

const labels = { choose: 'Choose files', prompt: 'or drop them here', release: 'Let go', rejecting: 'PDF only' }
const nothing = () => {}

describeConformance(
  'DropZone',
  (props) => <DropZone label="Documents" labels={labels} onSelect={nothing} {...props} />,
  { element: 'fieldset', disables: true },
)
describeConformance(
  'DropZone with all',
  () => <DropZone label="Documents" description="PDF" error="Too large" labels={labels} onSelect={nothing} />,
  { element: 'fieldset', passesProps: false },
)

const pdf = new File(['contract'], 'contract.pdf', { type: 'application/pdf' })
const photo = new File(['photo'], 'photo.png', { type: 'image/png' })

function transferOf(...files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** React renders what dragging changes a little later: until then the state before would pass for the one after. */
const rendered = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** True where nothing has kept the browser from acting on the event itself. */
function drag(type: string, target: EventTarget, ...files: File[]) {
  const event = { bubbles: true, cancelable: true, composed: true, dataTransfer: transferOf(...files) }
  return target.dispatchEvent(new DragEvent(type, event))
}

const group = page.getByRole('group', { name: 'Documents' })
const button = page.getByRole('button', { name: 'Choose files' })
const zone = () => button.element().parentElement!.parentElement!
const names = (files: File[]) => files.map(({ name }) => name)
const reasons = (rejected: RejectedFile[]) => rejected.map(({ file, reason }) => `${file.name}: ${reason}`)

async function show(props: Partial<DropZoneProps> = {}) {
  const onSelect = vi.fn()
  const screen = await render(
    <>
      <DropZone label="Documents" labels={labels} onSelect={onSelect} multiple {...props} />
      <p>Beside</p>
    </>,
  )
  return { onSelect, screen }
}

test('reports dropped files, validated', async () => {
  const { onSelect } = await show({ accept: '.pdf' })
  expect(drag('dragover', zone(), pdf, photo)).toBe(false)
  expect(drag('drop', zone(), pdf, photo)).toBe(false)
  const [accepted, rejected] = onSelect.mock.lastCall!
  expect(names(accepted)).toEqual(['contract.pdf'])
  expect(reasons(rejected)).toEqual(['photo.png: type'])
})

test('reports files pasted while its button is focused', async () => {
  const { onSelect } = await show()
  await userEvent.tab()
  const paste = (...files: File[]) =>
    button
      .element()
      .dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(...files) }),
      )
  expect(paste(pdf)).toBe(false)
  expect(names(onSelect.mock.lastCall![0])).toEqual(['contract.pdf'])
  expect(paste()).toBe(true)
  expect(onSelect).toHaveBeenCalledOnce()
})

test('a press on its background focuses its button, so that pasting works', async () => {
  await show()
  await userEvent.click(zone(), { position: { x: 4, y: 4 } })
  await expect.element(button).toHaveFocus()
})

test('reports chosen files', async () => {
  const { onSelect } = await show()
  await userEvent.upload(document.querySelector('input')!, [pdf, photo])
  expect(names(onSelect.mock.lastCall![0])).toEqual(['contract.pdf', 'photo.png'])
})

test('shows the drag state across child elements, until files leave', async () => {
  await show()
  const state = () => zone().dataset.state
  const child = button.element()
  drag('dragenter', zone(), pdf)
  await rendered()
  expect(state()).toBe('over')
  drag('dragenter', child, pdf)
  drag('dragleave', zone(), pdf)
  await rendered()
  expect(state()).toBe('over')
  drag('dragenter', zone(), pdf)
  drag('dragleave', child, pdf)
  await rendered()
  expect(state()).toBe('over')
  drag('dragleave', zone(), pdf)
  await rendered()
  expect(state()).toBe(undefined)
  drag('dragenter', zone(), pdf)
  drag('drop', zone(), pdf)
  await rendered()
  expect(state()).toBe(undefined)
})

test('removing a child during a drag does not leave the drag state stuck', async () => {
  function Changing() {
    const [hasNote, setNote] = useState(true)
    const prompt = hasNote ? <b data-testid="note">or drop</b> : 'or drop'
    return (
      <>
        <DropZone label="Documents" labels={{ ...labels, prompt }} onSelect={nothing} />
        <button onClick={() => setNote(false)}>Forget</button>
      </>
    )
  }
  await render(<Changing />)
  drag('dragenter', zone(), pdf)
  drag('dragenter', page.getByTestId('note').element(), pdf)
  drag('dragleave', zone(), pdf)
  page
    .getByRole('button', { name: 'Forget' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByTestId('note')).not.toBeInTheDocument()
  drag('dragenter', zone(), pdf)
  await rendered()
  expect(zone().dataset.state).toBe('over')
  drag('dragleave', zone(), pdf)
  await expect.poll(() => zone().dataset.state).toBe(undefined)
})

test('shows during the drag that files will be rejected', async () => {
  await show({ accept: 'application/pdf' })
  drag('dragenter', zone(), photo)
  await expect.poll(() => zone().dataset.state).toBe('rejecting')
  await expect.element(page.getByText('PDF only')).toBeVisible()
})

test('ignores dragged text', async () => {
  const { onSelect } = await show()
  const transfer = new DataTransfer()
  transfer.setData('text/plain', 'words')
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
  expect(zone().dispatchEvent(drop)).toBe(true)
  expect(onSelect).not.toHaveBeenCalled()
})

test('files dropped outside are ignored, and do not navigate away', async () => {
  const { onSelect, screen } = await show()
  const beside = screen.getByText('Beside').element()
  expect(drag('dragover', beside, pdf)).toBe(false)
  expect(drag('drop', beside, pdf)).toBe(false)
  expect(onSelect).not.toHaveBeenCalled()
  await screen.rerender(<p>Beside</p>)
  expect(drag('drop', screen.getByText('Beside').element(), pdf)).toBe(true)
})

test('a native file input beside it still accepts drops', async () => {
  await render(
    <>
      <DropZone label="Documents" labels={labels} onSelect={nothing} />
      <input type="file" aria-label="Photo" />
    </>,
  )
  expect(drag('drop', page.getByLabelText('Photo').element(), pdf)).toBe(true)
})

test('isWholePage accepts drops anywhere', async () => {
  const { onSelect, screen } = await show({ isWholePage: true })
  const beside = screen.getByText('Beside').element()
  drag('dragenter', beside, pdf)
  await expect.poll(() => zone().dataset.state).toBe('over')
  drag('drop', beside, pdf)
  expect(names(onSelect.mock.lastCall![0])).toEqual(['contract.pdf'])
  expect(onSelect).toHaveBeenCalledOnce()
})

test.each([{ disabled: true }, { isPending: true }])(
  'ignores drops while %o, without navigating away',
  async (props) => {
    const { onSelect } = await show(props)
    drag('dragenter', zone(), pdf)
    await rendered()
    expect(zone().dataset.state).toBe(undefined)
    expect(drag('drop', zone(), pdf)).toBe(false)
    expect(onSelect).not.toHaveBeenCalled()
  },
)

test('group and button are described by its description and error', async () => {
  await show({ description: 'PDF, 10 MB at most', error: 'photo.png is no PDF.' })
  await expect.element(group).toHaveAccessibleDescription('photo.png is no PDF. PDF, 10 MB at most')
  await expect.element(button).toHaveAccessibleDescription('photo.png is no PDF. PDF, 10 MB at most')
})

test('detects folders, which browsers pass as files', () => {
  const folder = new File([], 'holiday')
  const items = [
    { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }), getAsFile: () => new File([], 'holiday') },
    { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }), getAsFile: () => pdf },
  ]
  const found = filesIn({ items, files: [folder, pdf] } as unknown as DataTransfer)
  expect(found.files).toEqual([folder, pdf])
  expect([...found.folders]).toEqual([folder])
})

test('in a shadow root isWholePage accepts drops anywhere, and tracks child elements', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const onSelect = vi.fn()
  await render(<DropZone label="Documents" labels={labels} isWholePage onSelect={onSelect} />, { container })
  const inner = container.querySelector('button')!
  const fieldset = container.querySelector('fieldset')!
  drag('dragenter', fieldset, pdf)
  drag('dragenter', inner, pdf)
  drag('dragleave', fieldset, pdf)
  await rendered()
  expect(fieldset.dataset.state).toBe('over')
  drag('drop', inner, pdf)
  expect(names(onSelect.mock.lastCall![0])).toEqual(['contract.pdf'])
})

test('ignores drops in a disabled fieldset', async () => {
  const onSelect = vi.fn()
  await render(
    <fieldset disabled>
      <DropZone label="Documents" labels={labels} onSelect={onSelect} />
    </fieldset>,
  )
  drag('dragenter', zone(), pdf)
  await rendered()
  expect(zone().dataset.state).toBe(undefined)
  drag('drop', zone(), pdf)
  expect(onSelect).not.toHaveBeenCalled()
})
