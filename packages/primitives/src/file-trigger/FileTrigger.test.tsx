import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { FileTrigger, type RejectedFile } from './index.ts'

const nothing = () => {}

describeConformance(
  'FileTrigger',
  (props) => (
    <FileTrigger onSelect={nothing} {...props}>
      Choose files
    </FileTrigger>
  ),
  { element: 'button', disables: true },
)

const pdf = new File(['contract'], 'contract.pdf', { type: 'application/pdf' })
const photo = new File(['photo'], 'photo.png', { type: 'image/png' })

const button = page.getByRole('button', { name: 'Choose files' })
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const names = (files: File[]) => files.map(({ name }) => name)
const rejections = (rejected: RejectedFile[]) => rejected.map(({ file, reason }) => `${file.name}: ${reason}`)

test('a press by pointer, Enter or Space opens the file chooser, whose own click does not bubble', async () => {
  const onRowPress = vi.fn()
  await render(
    <div onClick={(event) => onRowPress((event.target as Element).localName)}>
      <FileTrigger onSelect={nothing} accept=".pdf" multiple capture="environment">
        Choose files
      </FileTrigger>
    </div>,
  )
  const opened = vi.fn((event: Event) => event.preventDefault())
  input().addEventListener('click', opened)
  await button.click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(opened).toHaveBeenCalledTimes(3)
  expect(onRowPress.mock.calls.flat()).toEqual(['button', 'button', 'button'])
  expect(input().outerHTML).toMatch(/accept=".pdf" multiple="" capture="environment"/)
})

test('reports accepted files, and rejected ones with the reason', async () => {
  const onSelect = vi.fn()
  await render(
    <FileTrigger accept=".pdf" multiple onSelect={onSelect}>
      Choose files
    </FileTrigger>,
  )
  await userEvent.upload(input(), [pdf, photo])
  const [accepted, rejected] = onSelect.mock.lastCall!
  expect(names(accepted)).toEqual(['contract.pdf'])
  expect(rejections(rejected)).toEqual(['photo.png: type'])
})

test('accepts the same file twice', async () => {
  const onSelect = vi.fn()
  await render(<FileTrigger onSelect={onSelect}>Choose files</FileTrigger>)
  await userEvent.upload(input(), pdf)
  await userEvent.upload(input(), pdf)
  expect(onSelect).toHaveBeenCalledTimes(2)
  expect(input().value).toBe('')
})

test('an empty selection is not reported', async () => {
  const onSelect = vi.fn()
  await render(<FileTrigger onSelect={onSelect}>Choose files</FileTrigger>)
  input().dispatchEvent(new Event('change', { bubbles: true }))
  expect(onSelect).not.toHaveBeenCalled()
})

test('with a name posts the accepted files in its form', async () => {
  const { container } = await render(
    <form>
      <FileTrigger name="document" accept=".pdf" multiple onSelect={nothing}>
        Choose files
      </FileTrigger>
    </form>,
  )
  await userEvent.upload(input(), [pdf, photo])
  const posted = new FormData(container.querySelector('form')!).getAll('document') as File[]
  expect(names(posted)).toEqual(['contract.pdf'])
})

test('pending: opens nothing', async () => {
  await render(
    <FileTrigger isPending pendingLabel="Uploading" onSelect={nothing}>
      Choose files
    </FileTrigger>,
  )
  const opened = vi.fn((event: Event) => event.preventDefault())
  input().addEventListener('click', opened)
  await page.getByRole('button').click({ force: true })
  expect(opened).not.toHaveBeenCalled()
})
