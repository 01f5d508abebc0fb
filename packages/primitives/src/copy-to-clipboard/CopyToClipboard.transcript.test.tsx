import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { CopyToClipboard } from './index.ts'

const labels = { copy: 'Copy the number', copied: 'Copied', failed: 'Not copied. Press Ctrl+C.' }

const copier = (
  <>
    <LiveRegion />
    <CopyToClipboard value="INV-2026-0031" labels={labels} />
  </>
)

test('screen reader output of a copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(copier)
  expect(await transcriptOf(['{Tab}', '{Enter}'])).toEqual([
    ['{Tab}', 'button, Copy the number'],
    ['{Enter}', 'polite: Copied'],
  ])
})

test('screen reader output of a failed copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await render(copier)
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, Copy the number'],
    ['{Enter}', 'textbox, Copy the number, INV-2026-0031, Not copied. Press Ctrl+C., read only'],
    ['{Escape}', 'button, Copy the number'],
  ])
})
