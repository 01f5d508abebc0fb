import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Drawer } from './index.ts'

function Filters() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        All filters
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
        <input aria-label="From" />
      </Drawer>
    </>
  )
}

test('screen reader output of a drawer', async () => {
  await render(<Filters />)
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, All filters'],
    ['{Enter}', 'dialog, Filters', 'textbox, From'],
    ['{Tab}', 'button, Close'],
    ['{Escape}', 'button, All filters'],
  ])
})
