import type { Branch } from '@memberkit/branches'
import { getBranch } from '@memberkit/contract/partners/branches'
import { ResourceView, useResource } from '@memberkit/foundation'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { NameForm } from './examples/Headless.tsx'
import { OfficePage } from './examples/WholeKit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Branches/Ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

export const WholeKit = meta.story({
  ...over('branches/complete'),
  render: () => <OfficePage branchId="branch-1" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Example & Sample, Ohio', level: 2 })).toBeVisible()
  },
})

function Loaded() {
  const branch = useResource(getBranch, { branchId: 'branch-1' })
  return (
    <ResourceView resource={branch} noun="this branch" skeleton={<p>Loading</p>}>
      {(loaded: Branch) => <NameForm branch={loaded} />}
    </ResourceView>
  )
}

export const Headless = meta.story({
  ...over('branches/complete', { docs: { story: { inline: false, height: '120px' } } }),
  render: () => <Loaded />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name of the office' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Example & Sample, Dayton')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved.')).toBeVisible()
    await expect(platformOf().store.branches.branches.get('branch-1')?.name).toBe('Example & Sample, Dayton')
  },
})
