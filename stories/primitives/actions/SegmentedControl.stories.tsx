import { Stack } from '@memberkit/primitives/box'
import { CalendarIcon, FileIcon, InboxIcon } from '@memberkit/primitives/icons'
import { SegmentedControl, segmentedControlSizes } from '@memberkit/primitives/segmented-control'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './SegmentedControl.docs.tsx'

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'quarter', label: 'Quarterly' },
  { value: 'year', label: 'Yearly' },
]
const views = [
  { value: 'list', label: 'List', icon: <FileIcon /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarIcon /> },
  { value: 'inbox', label: 'Inbox', icon: <InboxIcon /> },
]

const meta = preview.meta({
  title: 'Primitives/Actions/SegmentedControl',
  component: SegmentedControl,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Billing period', options: periods, defaultValue: 'month', onChange: fn() },
})

/** Chosen with the arrow keys, which go round, and by pointer. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Yearly'))
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await userEvent.click(canvas.getByText('Quarterly'))
    await expect(args.onChange).toHaveBeenLastCalledWith('quarter', expect.anything())
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Shelf>
      {segmentedControlSizes.flatMap((size) => [
        <Shelf.Row key={size} label={`words, ${size}`}>
          <SegmentedControl {...args} isLabelHidden size={size} />
        </Shelf.Row>,
        <Shelf.Row key={`icons-${size}`} label={`icons, ${size}`}>
          <SegmentedControl {...args} label="View" isLabelHidden options={views} defaultValue="list" size={size} />
          <SegmentedControl
            {...args}
            label="View"
            isLabelHidden
            options={views}
            isIconOnly
            defaultValue="calendar"
            size={size}
          />
        </Shelf.Row>,
      ])}
      <Shelf.Row label="chips">
        <SegmentedControl {...args} isLabelHidden appearance="chips" size="small" />
      </Shelf.Row>
      <Shelf.Row label="one disabled">
        <SegmentedControl
          {...args}
          isLabelHidden
          options={periods.map((one) => ({ ...one, isDisabled: one.value === 'quarter' }))}
        />
      </Shelf.Row>
      <Shelf.Row label="all disabled">
        <SegmentedControl {...args} isLabelHidden disabled />
      </Shelf.Row>
    </Shelf>
  ),
})

/** As a field: with a label, a description or an error, and as wide as its container. */
export const AsAField = meta.story({
  parameters: { containerWidth: 480 },
  render: (args) => (
    <Stack gap="lg">
      <SegmentedControl {...args} description="You can change it at any time." />
      <SegmentedControl {...args} fit="container" />
      <SegmentedControl {...args} defaultValue={undefined} error="Choose how often you want to pay." isRequired />
    </Stack>
  ),
})

/** Segments that find no room go to a second line; of four, two. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Fréquence de facturation',
    options: [
      { value: 'month', label: 'Mensuelle' },
      { value: 'quarter', label: 'Trimestrielle' },
      { value: 'half', label: 'Semestrielle' },
      { value: 'year', label: 'Annuelle avec remise' },
    ],
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { label: 'View', options: views, defaultValue: 'list' },
})
