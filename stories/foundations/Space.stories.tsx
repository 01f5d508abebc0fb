import { vars } from '@memberkit/tokens/contract'
import preview from '../../.storybook/preview.tsx'
import { TokenTable } from './TokenTable.tsx'

const meta = preview.meta({ title: 'Foundations/Space and shape', tags: ['!autodocs'] })

/** Seven steps on a grid of four pixels. Space stands between things, never around one. */
export const Space = meta.story({
  render: () => (
    <TokenTable
      caption="Space"
      tokens={vars.space}
      isLength
      specimen={(token) => <div className="bar" style={{ inlineSize: token }} />}
    />
  ),
})

/** The larger the thing, the larger its radius; `full` is for what is round. */
export const Radius = meta.story({
  render: () => (
    <TokenTable
      caption="Radius"
      tokens={vars.radius}
      isLength
      specimen={(token) => <div className="shape" style={{ borderRadius: token }} />}
    />
  ),
})
