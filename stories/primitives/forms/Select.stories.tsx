import { Grid } from '@memberkit/primitives/box'
import { Select } from '@memberkit/primitives/select'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Select.docs.tsx'

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
  parameters: { docs: docsOf(docs) },
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

/** Chosen with the keyboard alone. */
export const Keyboard = meta.story({
  args: { placeholder: 'Choose a province', isRequired: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const select = canvas.getByRole('combobox', { name: 'Province' })
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('')
    await expect(select).toBeInvalid()
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Province ou territoire de résidence principale',
    description: 'Celle où vous déclarez vos revenus, même si vous êtes en déplacement.',
    options: [{ value: 'NL', label: 'Terre-Neuve-et-Labrador, y compris les territoires du Nord' }],
    error: 'Choisissez la province où vous vivez la plus grande partie de l’année.',
    optionalMark: 'facultatif',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { error: 'Choose where you live now.' } })

export const Compact = meta.story({ decorators: [compact] })
