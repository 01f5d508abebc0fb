import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { vars } from '@memberkit/tokens/contract'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Curve } from './Curve.tsx'
import { TokenTable } from './TokenTable.tsx'

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] })

const { easing, ...durations } = vars.motion

/** Durations, and the one curve that everything follows: off at once, then slower until it is there. */
export const Tokens = meta.story({
  render: () => (
    <Stack gap="lg">
      <TokenTable
        caption="Durations"
        tokens={durations}
        specimen={(_, name) => (name === 'fast' ? 'What answers a pointer: hover, press' : 'What comes and goes')}
      />
      <TokenTable caption="Easing" tokens={{ easing }} specimen={(token) => <Curve token={token} />} />
    </Stack>
  ),
})

/** Motion shows where something went. Those who asked their system for less motion see it there at once. */
export const Try = meta.story({
  render: function Render() {
    const [isThere, setThere] = useState(false)
    return (
      <Stack gap="md" alignItems="start">
        <div className="track">
          <div
            className="track-runner"
            data-there={isThere}
            style={{ transitionDuration: vars.motion.base, transitionTimingFunction: easing }}
          />
        </div>
        <Button onPress={() => setThere(!isThere)}>Move</Button>
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvasElement.querySelector('.track-runner')).toHaveAttribute('data-there', 'true')
  },
})
