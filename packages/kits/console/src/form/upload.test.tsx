import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'
import { sampleValue } from '../testing/samples.ts'

/** A request whose progress and answer the test gives. */
class HeldRequest {
  static last: HeldRequest
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {}
  status = 200
  statusText = 'OK'
  response: Blob | undefined
  onload?: () => void
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send() {
    HeldRequest.last = this
  }
  tell(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total, lengthComputable: true })
  }
  answer(data: object) {
    this.response = new Blob([JSON.stringify(data)])
    this.onload?.()
  }
}

test('a file on its way says how much has been sent, then that the result is awaited', async () => {
  onTestFinished(cleanUp)
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  const one = caseOf('segments', 'uploadSegmentCsv')
  await openCase(one, 'none', 'everything', { isUnanswered: true, id: 'segment-held' })
  await expect.element(page.getByText('sample.csv', { exact: false }).first()).toBeVisible()
  const bar = page.getByRole('progressbar')
  press(sendButton()!)
  await expect.element(bar).toHaveAccessibleName('Uploading sample.csv')
  await expect.poll(() => HeldRequest.last).toBeDefined()
  HeldRequest.last.tell(45, 100)
  await expect.element(bar).toHaveAttribute('aria-valuetext', '45%')
  HeldRequest.last.tell(100, 100)
  await expect.element(bar).toHaveAccessibleName('sample.csv has been sent. Waiting for the result.')
  HeldRequest.last.answer(sampleValue(one.named.operation.returns!) as object)
  await expect.element(page.getByRole('heading', { name: 'Result' }).first()).toBeVisible()
})
