import '@memberkit/tokens/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog } from './index.ts'

test('in the dark, fields and disabled buttons in it are at least as light as it is', async () => {
  await render(
    <div data-mk-scheme="dark">
      <Dialog isOpen onClose={() => {}} title="Refund" actions={<Button disabled>Refund</Button>}>
        <TextField label="Reason" />
      </Dialog>
    </div>,
  )
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
  const ground = colorOf(page.getByRole('heading').element().closest('dialog')!.firstElementChild!)
  expect(colorOf(page.getByRole('textbox').element())).toBe(ground)
  expect(colorOf(page.getByRole('button', { name: 'Refund' }).element())).toBe('oklch(1 0 0 / 0.03)')
})
