import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Switch } from './index.ts'

test('screen reader output of a switch', async () => {
  function Alerts() {
    const [isOn, setOn] = useState(false)
    const [isPending, setPending] = useState(false)
    const change = (next: boolean) => {
      setOn(next)
      setPending(true)
    }
    return (
      <Switch
        label="Alerts"
        description="By email"
        isChecked={isOn}
        isPending={isPending}
        pendingLabel="Saving"
        onChange={change}
      />
    )
  }
  await render(<Alerts />)
  expect(await transcriptOf(['{Tab}', ' '])).toEqual([
    ['{Tab}', 'switch, Alerts, By email, not checked'],
    [' ', 'polite: Saving'],
  ])
})
