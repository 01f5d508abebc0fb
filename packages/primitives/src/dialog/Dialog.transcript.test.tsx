import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { AlertDialog, Dialog } from './index.ts'

function Refund() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Refund
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Refund INV-2026-0031"
        description="The money goes back to the card it came from."
        closeLabel="Close"
      >
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
}

test('screen reader output of a dialog', async () => {
  await render(<Refund />)
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, Refund'],
    ['{Enter}', 'dialog, Refund INV-2026-0031, The money goes back to the card it came from.', 'textbox, Reason'],
    ['{Tab}', 'button, Close'],
    ['{Escape}', 'button, Refund'],
  ])
})

function Void() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Void
      </button>
      <AlertDialog
        isOpen={isOpen}
        onClose={close}
        title="Void this invoice?"
        description="It can no longer be paid."
        actions={
          <button type="button" onClick={close}>
            Keep it
          </button>
        }
      />
    </>
  )
}

test('screen reader output of an alert dialog', async () => {
  await render(<Void />)
  const [, opening, closing] = await transcriptOf(['{Tab}', '{Enter}', '{Enter}'])
  // After that the virtual reader says the title again, for it takes an alert dialog for a live region as well.
  expect(opening?.slice(0, 3)).toEqual([
    '{Enter}',
    'alertdialog, Void this invoice?, It can no longer be paid.',
    'button, Keep it',
  ])
  expect(closing?.slice(0, 2)).toEqual(['{Enter}', 'button, Void'])
})
