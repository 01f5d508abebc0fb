import { Button } from '@memberkit/primitives/button'
import { stage } from '@memberkit/testing/stage'
import { type ReactNode, useRef } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { DetailHeader } from './index.ts'

function Page({ actions }: { actions: ReactNode }) {
  const printed = useRef<HTMLDivElement>(null)
  return (
    <div ref={printed} style={{ containerType: 'inline-size' }}>
      <DetailHeader
        title="Legal Plan Family"
        status={null}
        lead="Renews on April 8"
        printLabel="Print"
        {...{ printed, actions }}
      />
    </div>
  )
}

const box = (role: 'heading' | 'button', name: string) =>
  page.getByRole(role, { name }).element().getBoundingClientRect()

async function showOnPhone(actions: ReactNode) {
  onTestFinished(() => page.viewport(1024, 768))
  await page.viewport(360, 640)
  await stage().show(<Page actions={actions} />)
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
}

test('on a phone, the task comes first and wide, and printing is an icon after it', async () => {
  await showOnPhone(<Button tone="primary">Pay $39.90</Button>)
  await expect.element(page.getByRole('button', { name: 'Pay $39.90' })).toBeVisible()
  const [pay, print] = [box('button', 'Pay $39.90'), box('button', 'Print')]
  expect(print.left).toBeGreaterThan(pay.right)
  expect(print.top).toBe(pay.top)
  expect(pay.width).toBeGreaterThan(3 * print.width)
})
