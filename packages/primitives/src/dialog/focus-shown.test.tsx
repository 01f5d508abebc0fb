import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog } from './index.ts'

test('on a phone, a field that takes the focus is not under the actions, and neither is its message', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  await page.viewport(360, 640)
  await render(
    <Dialog
      isOpen
      onClose={() => {}}
      title="Refund"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Refund</Button>
        </>
      }
    >
      {Array.from({ length: 12 }, (_, at) => (
        <TextField key={at} label={`Field ${at + 1}`} error="Enter an amount above what was paid before." />
      ))}
    </Dialog>,
  )
  const { top } = page.getByRole('button', { name: 'Refund' }).element().getBoundingClientRect()
  for (const field of page.getByRole('textbox').elements()) {
    field.focus()
    const message = field.closest('dialog')!.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby')!)}`)!
    expect(message.getBoundingClientRect().bottom).toBeLessThan(top)
  }
})
