import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { announce, LiveRegion } from './index.ts'

describeConformance('LiveRegion', () => <LiveRegion />, { element: 'div', passesProps: false })

const regions = (urgency: string) => [...document.querySelectorAll(`[aria-live="${urgency}"]`)]
const announced = (urgency: string) => regions(urgency).map((region) => region.textContent)

afterEach(() => {
  vi.useRealTimers()
  for (const region of document.querySelectorAll('body > [aria-live]')) region.remove()
})

test('announces in the page’s live regions, politely by default', async () => {
  await render(<LiveRegion />)
  announce('Saved.')
  announce('Not saved.', 'assertive')
  await expect.poll(() => announced('polite')).toEqual(['Saved.'])
  expect(announced('assertive')).toEqual(['Not saved.'])
})

test('announces the same sentence twice', async () => {
  await render(<LiveRegion />)
  announce('Copied.')
  announce('Copied.')
  await expect.poll(() => announced('polite')).toEqual(['Copied.Copied.'])
})

test('clears the sentence after a while', async () => {
  await render(<LiveRegion />)
  vi.useFakeTimers()
  announce('Saved.')
  vi.advanceTimersByTime(1)
  expect(announced('polite')).toEqual(['Saved.'])
  vi.advanceTimersByTime(10_000)
  expect(announced('polite')).toEqual([''])
})

test('creates one live region when the page has none, and fills it only once it is in the document', async () => {
  expect(regions('polite')).toEqual([])
  vi.useFakeTimers()
  announce('Saved.')
  announce('Sent.')
  expect(announced('polite')).toEqual([''])
  vi.advanceTimersByTime(500)
  expect(announced('polite')).toEqual(['Sent.Saved.'])
})

test('announces within the open modal dialog, because everything else is inert', async () => {
  await render(
    <>
      <LiveRegion />
      <dialog ref={(dialog) => dialog?.showModal()}>
        <p>Refund</p>
      </dialog>
    </>,
  )
  announce('Checked.')
  await expect.poll(() => document.querySelector('dialog [aria-live="polite"]')?.textContent).toBe('Checked.')
})

test('announces within a modal dialog in a shadow root, and takes no space without our style sheet', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<dialog><button>Refund</button></dialog>'
  const dialog = root.querySelector('dialog')!
  dialog.showModal()
  announce('Checked.')
  const region = dialog.querySelector('[aria-live="polite"]')!
  await expect.poll(() => region.textContent).toBe('Checked.')
  expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(1)
})
