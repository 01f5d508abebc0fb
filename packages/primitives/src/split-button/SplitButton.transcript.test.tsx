import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MenuItem } from '../menu/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { SplitButton } from './index.ts'

test('screen reader output of a split button', async () => {
  const onPress = () => {}
  await render(
    <SplitButton
      onPress={onPress}
      menuLabel="More ways to pay"
      menu={<MenuItem onPress={onPress}>Pay a part</MenuItem>}
    >
      Pay $49.90
    </SplitButton>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Enter}', '{Enter}'])).toEqual([
    ['{Tab}', 'button, Pay $49.90'],
    ['{Tab}', 'button, More ways to pay, not expanded, has popup menu'],
    ['{Enter}', 'menuitem, Pay a part, position 1, set size 1'],
    ['{Enter}', 'button, More ways to pay, not expanded, has popup menu'],
  ])
})
