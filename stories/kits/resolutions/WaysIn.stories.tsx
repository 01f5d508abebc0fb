import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { NoteCount } from './examples/Headless.tsx'
import { CaseOfStaff } from './examples/WholeKit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Resolutions/Ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

export const WholeKit = meta.story({
  ...over('resolutions/open-case'),
  render: () => <CaseOfStaff resolutionId={platformOf().subject.entityId ?? ''} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Snippets' })).toBeVisible()
  },
})

export const Headless = meta.story({
  ...over('resolutions/open-case', { docs: { story: { inline: false, height: '80px' } } }),
  render: () => <NoteCount resolutionId={platformOf().subject.entityId ?? ''} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RES-101001 has 3 notes.')).toBeVisible()
  },
})
