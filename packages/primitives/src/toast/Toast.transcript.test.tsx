import '@memberkit/tokens/styles.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { createToastQueue, ToastRegion } from './index.ts'

test('screen reader output of toasts', async () => {
  const queue = createToastQueue()
  onTestFinished(() => queue.clear())
  const onPress = vi.fn()
  await render(
    <>
      <LiveRegion />
      <Button onPress={() => queue.add({ message: 'Invoice voided', action: { label: 'Undo', onPress } })}>Void</Button>
      <ToastRegion queue={queue} label="Notifications" closeLabel="Dismiss" />
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{F6}', '{Tab}', '{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, Void'],
    ['{Enter}', 'polite: Invoice voided Undo'],
    ['{F6}', 'region, Notifications'],
    ['{Tab}', 'button, Undo'],
    ['{Tab}', 'button, Dismiss'],
    ['{Escape}', 'button, Void'],
  ])
})
