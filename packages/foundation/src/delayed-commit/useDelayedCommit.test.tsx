import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { skipTime } from '@memberkit/testing/skip-time'
import { takeBackFor, useDelayedCommit } from './index.ts'

function Sender({ commit }: { commit: (text: string, isLeaving: boolean) => boolean }) {
  const delayed = useDelayedCommit(commit)
  const [taken, setTaken] = useState<string>()
  return (
    <>
      <button onClick={() => delayed.begin('Hello')}>Begin</button>
      <button onClick={() => setTaken(delayed.takeBack())}>Take back</button>
      <button onClick={delayed.sendNow}>Send now</button>
      <output>{delayed.waiting ? `${delayed.waiting} in ${delayed.secondsLeft}` : (taken ?? 'nothing')}</output>
    </>
  )
}

async function open(commit = vi.fn(() => true)) {
  skipTime()
  const screen = await render(<Sender commit={commit} />)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Hello in 8')
  return { screen, commit }
}

test('sends after the delay, once', async () => {
  const { commit } = await open()
  vi.advanceTimersByTime(takeBackFor - 300)
  expect(commit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  expect(commit).toHaveBeenCalledExactlyOnceWith('Hello', false)
  vi.advanceTimersByTime(takeBackFor)
  expect(commit).toHaveBeenCalledOnce()
})

test('a clock that is set back doesn’t lengthen the delay', async () => {
  const { commit } = await open()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(takeBackFor + 300)
  expect(commit).toHaveBeenCalledOnce()
})

test('what is taken back is returned and not sent', async () => {
  const { commit } = await open()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Hello')
  vi.advanceTimersByTime(takeBackFor * 2)
  expect(commit).not.toHaveBeenCalled()
})

test('sends at once when asked to, when the page goes, and when the component goes', async () => {
  const { commit, screen } = await open()
  await page.getByRole('button', { name: 'Send now' }).click()
  expect(commit).toHaveBeenLastCalledWith('Hello', false)
  await page.getByRole('button', { name: 'Begin' }).click()
  dispatchEvent(new Event('pagehide'))
  expect(commit).toHaveBeenLastCalledWith('Hello', true)
  await page.getByRole('button', { name: 'Begin' }).click()
  await screen.unmount()
  await expect.poll(() => commit.mock.calls).toHaveLength(3)
  expect(commit).toHaveBeenLastCalledWith('Hello', true)
})

test('keeps what cannot be sent yet, and tries again', async () => {
  const commit = vi.fn(() => false)
  await open(commit)
  vi.advanceTimersByTime(takeBackFor + 300)
  expect(commit).toHaveBeenCalled()
  await expect.element(page.getByRole('status')).toHaveTextContent('Hello in 0')
  commit.mockReturnValue(true)
  vi.advanceTimersByTime(600)
  await expect.element(page.getByRole('status')).toHaveTextContent('nothing')
})
