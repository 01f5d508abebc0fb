import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { PlanSelect } from './examples/PickerHook.tsx'
import { EmployerPlans } from './examples/PickerSlots.tsx'
import { Plans } from './examples/WholePicker.tsx'
import { onOwnPage, over } from './picker-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Plans/Picker ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

export const WholeKit = meta.story({
  ...over('plans/household'),
  render: () => <Plans onSelect={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Family ?\. \$/ }))
    await expect(await canvas.findByRole('button', { name: 'Choose Family' })).toBeVisible()
  },
})

export const Slots = meta.story({
  ...over('plans/group'),
  render: () => <EmployerPlans />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Your employer pays $5.00 of this.'))[0]).toBeVisible()
    await expect(canvas.getByText('Covers your spouse and both children.')).toBeVisible()
  },
})

export const Headless = meta.story({
  ...over('plans/household', { docs: { story: { inline: false, height: '80px' } } }),
  render: () => <PlanSelect />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Plan'), 'Family $29.95/month')
    await expect(platformOf().calls.entries).toHaveLength(1)
  },
})
