import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Alert } from './index.ts'

function Saving({ tone, before, after }: { tone: 'info' | 'critical'; before: string; after: string }) {
  const [title, setTitle] = useState(before)
  return (
    <>
      <Button onPress={() => setTitle(after)}>Save</Button>
      <Alert tone={tone} title={title} onDismiss={() => {}} dismissLabel="Dismiss">
        Nothing else was changed.
      </Alert>
    </>
  )
}

// The virtual screen reader hears what changes within an alert, not that one appears: browsers tell the real ones.
test('a change in an alert is announced politely', async () => {
  await render(<Saving tone="info" before="We are checking your address" after="Your address is saved" />)
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}'])).toEqual([
    ['{Tab}', 'button, Save'],
    ['{Enter}', 'polite: Your address is savedNothing else was changed.'],
    ['{Tab}', 'button, Dismiss'],
  ])
})

test('a change in a critical alert is announced assertively', async () => {
  await render(<Saving tone="critical" before="We could not reach you" after="We could not save your address" />)
  expect(await transcriptOf(['{Tab}', '{Enter}'])).toEqual([
    ['{Tab}', 'button, Save'],
    ['{Enter}', 'assertive: We could not save your addressNothing else was changed.'],
  ])
})

test('a static alert is not announced', async () => {
  await render(
    <>
      <Alert isStatic title="Office closed on Monday" />
      <Button>Save</Button>
    </>,
  )
  expect(await transcriptOf(['{Tab}'])).toEqual([['{Tab}', 'button, Save']])
})
