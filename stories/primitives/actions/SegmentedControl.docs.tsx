import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const periods = ['Monthly', 'Yearly'].map((label) => ({ value: label, label }))
const many = ['All', 'Draft', 'Open', 'Paid', 'Overdue', 'Void', 'Refunded'].map((label) => ({ value: label, label }))

export const docs: ComponentDocs = {
  purpose: 'Chooses one of two to five views or modes that take effect at once, such as monthly or yearly prices.',
  alternatives: [
    { use: 'Tabs', when: 'each choice has a panel of its own content.' },
    { use: 'RadioGroup', when: 'the choice is an answer in a form, or needs a description.' },
    { use: 'Select', when: 'there are more than five, or they come from data.' },
    { use: 'ToggleButton', when: 'several may be on together.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group; hidden where the surroundings say it.' },
    { part: 'Track', about: 'Makes the segments one control; it wraps where it has no room.' },
    { part: 'Segment', about: 'A radio button that looks like a button: words, an icon and words, or an icon alone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen segment, and from there out of the control.' },
    { keys: 'Arrow right, Arrow down', does: 'Chooses the next segment, and round at the end; Safari stops there.' },
    { keys: 'Arrow left, Arrow up', does: 'Chooses the previous one, and round at the start; Safari stops there.' },
    { keys: 'Space', does: 'Chooses the focused segment where none is chosen yet.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset: a screen reader says the group, the segment, its place and its state.',
    'The value is posted with a form under `name`, and a reset of the form resets it.',
    'With icons alone every option still has its label, as name and tooltip.',
  ],
  content: [
    'One or two words each, of the same kind: “Monthly”, “Yearly”.',
    'Put the usual one first, and choose it from the start.',
  ],
  guidance: [
    {
      do: {
        says: 'Offer a few short words, one of them chosen.',
        shows: <SegmentedControl label="Billing period" options={periods} defaultValue="Monthly" />,
      },
      dont: {
        says: 'Put a long list into it: it wraps, and no segment stands out. Use a Select.',
        shows: <SegmentedControl label="Status" options={many} defaultValue="All" />,
      },
    },
  ],
}
