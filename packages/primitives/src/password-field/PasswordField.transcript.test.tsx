import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { PasswordField } from './index.ts'

test('screen reader output of a password', async () => {
  await render(
    <>
      <LiveRegion />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        description="At least 12 characters"
        labels={{
          show: 'Show password',
          hide: 'Hide password',
          shown: 'Your password is visible',
          hidden: 'Your password is hidden',
          capsLock: 'Caps Lock is on',
        }}
      />
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', ' ', ' '])).toEqual([
    ['{Tab}', 'Password, At least 12 characters'],
    ['{Tab}', 'button, Show password'],
    [' ', 'polite: Your password is visible'],
    [' ', 'polite: Your password is hidden'],
  ])
})
