import { Grid } from '@memberkit/primitives/box'
import { Select } from '@memberkit/primitives/select'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const provinces = [
  { value: 'ON', label: 'Ontario' },
  { value: 'QC', label: 'Quebec' },
  { value: 'BC', label: 'British Columbia' },
]
const grouped = [
  { label: 'Canada', options: provinces },
  {
    label: 'United States',
    options: [
      { value: 'NY', label: 'New York' },
      { value: 'WA', label: 'Washington', isDisabled: true },
    ],
  },
]

const meta = preview.meta({
  title: 'Primitives/Forms/Select',
  component: Select,
  args: { label: 'Province', options: provinces, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `**Select** is the browser's own \`<select>\`: its list opens as people know it, on telephones too, and
costs nothing. A \`placeholder\` stands for "nothing chosen"; a required field cannot go back to it.

**Instead**: RadioGroup for up to five values that want comparing.`,
      },
    },
  },
})

export const Default = meta.story()

export const Variants = meta.story({
  render: () => (
    <Grid columns={3} gap="lg">
      <Select label="Chosen" options={provinces} defaultValue="QC" />
      <Select label="Nothing chosen" options={provinces} placeholder="Choose a province" />
      <Select label="Grouped" options={grouped} description="Where you live most of the year." />
      <Select label="In error" options={provinces} placeholder="Choose a province" error="Choose a province." />
      <Select label="Optional" options={provinces} optionalMark="Optional" placeholder="None" />
      <Select label="Disabled" options={provinces} disabled />
      <Select label="Small" options={provinces} size="small" />
      <Select
        label="Long values"
        options={[{ value: 'NL', label: 'Terre-Neuve-et-Labrador, y compris les territoires du Nord' }]}
      />
      <Select label="Hidden label" isLabelHidden options={provinces} />
    </Grid>
  ),
})

export const Chosen = meta.story({
  args: { placeholder: 'Choose a province', isRequired: true },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Province' })
    await userEvent.selectOptions(select, 'QC')
    await expect(select).toHaveDisplayValue('Quebec')
    await expect(args.onChange).toHaveBeenCalledWith('QC', expect.anything())
  },
})
