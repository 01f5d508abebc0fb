import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { UsableCount } from './examples/Headless.tsx'
import { CoverageWithNotice, Home } from './examples/PartsAndSlots.tsx'
import { Coverage } from './examples/WholeKit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Entitlements/Ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

const identityId = () => platformOf().subject.identityId
const small = { docs: { story: { inline: false, height: '360px' } } }

export const WholeKit = meta.story({
  ...over('entitlements/needs-setup'),
  render: () => <Coverage identityId={identityId()} onSetUp={fn()} onResolveBilling={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up IDShield Individual 2021' })).toBeVisible()
  },
})

export const Slots = meta.story({
  ...over('entitlements/empty', small),
  render: () => <CoverageWithNotice identityId={identityId()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your employer enrolls you on April 1.')).toBeVisible()
  },
})

export const Parts = meta.story({
  ...over('entitlements/family-active', small),
  render: () => <Home identityId={identityId()} onOpen={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Legal Plan Family' })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(2)
  },
})

export const Headless = meta.story({
  ...over('entitlements/needs-setup', { docs: { story: { inline: false, height: '80px' } } }),
  render: () => <UsableCount identityId={identityId()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 plans are ready to use.')).toBeVisible()
  },
})
