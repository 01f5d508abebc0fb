import { cleanUp } from '@memberkit/testing/clean-up'
import { press } from '@memberkit/testing/press'
import { afterEach, expect, test } from 'vitest'
import { button, heading, openKit } from '../testing/open-kit.tsx'

afterEach(cleanUp)

test('what is opened to edit takes the focus of the button that opened it', async () => {
  await openKit({ address: '/?service=groups&page=Group&id=group-harbor' })
  await expect.element(button('Edit')).toBeVisible()
  button('Edit').element().focus()
  await press(button('Edit'))
  await expect.element(heading(/^Edit /)).toHaveFocus()
})
