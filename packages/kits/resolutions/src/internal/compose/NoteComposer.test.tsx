import { press, enter } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, openCase } from '../../testing/open-case.tsx'

test('a note taken back from beside the other kind has the focus', async () => {
  await openCase()
  const internal = field('Internal-only note')
  await enter(internal, 'Third time.')
  await press(button('Add internal note'))
  await press(page.getByRole('radio', { name: 'Note for the law firm', exact: true }))
  await press(button('Undo'))
  await expect.element(internal).toHaveValue('Third time.')
  await expect.element(internal).toHaveFocus()
})
