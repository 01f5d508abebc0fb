import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const periods = ['Monthly', 'Yearly'].map((label) => ({ value: label, label }))
const many = ['All', 'Draft', 'Open', 'Paid', 'Overdue', 'Void', 'Refunded'].map((label) => ({ value: label, label }))

export const docs: ComponentDocs = {
  purpose: 'Switches between two to five views or modes with immediate effect, such as monthly and yearly prices.',
  alternatives: [
    { use: 'Tabs', when: 'each choice shows a panel of its own content.' },
    { use: 'RadioGroup', when: 'it is an answer in a form, or needs a description.' },
    { use: 'Select', when: 'there are more than five, or they come from data.' },
    { use: 'ToggleButton', when: 'several options can be on together.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group; visually hidden if the context is clear.' },
    { part: 'Track', about: 'Joins the segments into one control; wraps if it doesn’t fit.' },
    { part: 'Segment', about: 'A radio button that looks like a button: text, an icon and text, or an icon only.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected segment, then out of the control.' },
    { keys: 'Arrow right, Arrow down', does: 'Selects the next segment, wrapping at the end; Safari doesn’t wrap.' },
    { keys: 'Arrow left, Arrow up', does: 'Selects the previous segment, wrapping at the start; Safari doesn’t wrap.' },
    { keys: 'Space', does: 'Selects the focused segment if none is selected yet.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset: screen readers say the group, the segment, its position and its state.',
    'Submits its value with a form under `name`; resetting the form resets it.',
    'Icon-only segments still need a label, which is their name and tooltip.',
  ],
  content: [
    'One or two words each, in parallel form: “Monthly”, “Yearly”.',
    'Put the most common option first and preselect it.',
  ],
  guidance: [
    {
      do: {
        caption: 'Offer a few short options, with one selected.',
        example: <SegmentedControl label="Billing period" options={periods} defaultValue="Monthly" />,
      },
      dont: {
        caption: 'Use it for many options: it wraps, and no segment stands out. Use a Select.',
        example: <SegmentedControl label="Status" options={many} defaultValue="All" />,
      },
    },
  ],
}
