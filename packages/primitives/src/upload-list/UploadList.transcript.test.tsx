import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { type UploadItem, type UploadLabels, UploadList } from './index.ts'

const labels: UploadLabels = {
  states: {
    waiting: 'Waiting',
    uploading: 'Uploading',
    scanning: 'Checking',
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
  total: (done, count) => `${done} of ${count}`,
  started: (count) => `${count} files are being uploaded.`,
  finished: (done, count) => `${done} of ${count} files uploaded.`,
}

const steps: Partial<UploadItem>[][] = [
  [],
  [{ state: 'waiting' }, { state: 'waiting' }],
  [
    { state: 'uploading', progress: 0.5 },
    { state: 'failed', reason: 'Connection lost.' },
  ],
  [{ state: 'done' }, { state: 'failed', reason: 'Connection lost.' }],
]

function Uploading() {
  const [step, setStep] = useState(0)
  const [removed, setRemoved] = useState('')
  const items = steps[step]!.map((one, at) => ({ id: `${at}`, name: `${at}.pdf`, ...one }) as UploadItem)
  return (
    <div onKeyDown={({ key }) => key === 'n' && setStep(step + 1)}>
      <button type="button">Choose</button>
      <UploadList
        label="Documents"
        labels={labels}
        items={items.filter(({ id }) => id !== removed)}
        onRetry={() => {}}
        onRemove={setRemoved}
        onRestore={() => setRemoved('')}
      />
    </div>
  )
}

test('screen reader output of uploads', async () => {
  await render(<Uploading />)
  expect(await transcriptOf(['{Tab}', 'n', 'n', 'n', '{Tab}', '{Enter}', '{Enter}', '{Tab}', '{Tab}'])).toEqual([
    ['{Tab}', 'button, Choose'],
    ['n', 'polite: 2 files are being uploaded.'],
    ['n', 'polite: 1.pdf: Not uploaded. Connection lost.'],
    ['n', 'polite: 1 of 2 files uploaded.'],
    ['{Tab}', 'button, Remove 0.pdf'],
    ['{Enter}', 'button, Undo 0.pdf removed'],
    ['{Enter}', 'listitem, 0.pdf: Uploaded, level 1, position 1, set size 2'],
    ['{Tab}', 'button, Remove 0.pdf'],
    ['{Tab}', 'button, Try again 1.pdf'],
  ])
})
