import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Menu, MenuItem } from './index.ts'

test('screen reader output of a menu', async () => {
  const onPress = () => {}
  await render(
    <Menu label="Actions">
      <MenuItem onPress={onPress}>Pay</MenuItem>
      <MenuItem onPress={onPress} unavailableReason="Already refunded">
        Refund
      </MenuItem>
    </Menu>,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{ArrowDown}', '{Escape}'])).toEqual([
    ['{Tab}', 'button, Actions, not expanded, has popup menu'],
    ['{Enter}', 'menuitem, Pay, position 1, set size 2'],
    ['{ArrowDown}', 'menuitem, Refund, Already refunded, disabled, position 2, set size 2'],
    ['{Escape}', 'button, Actions, not expanded, has popup menu'],
  ])
})
