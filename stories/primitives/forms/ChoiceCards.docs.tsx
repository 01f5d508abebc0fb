import { ChoiceCards } from '@memberkit/primitives/choice-card'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const plans = [
  { value: 'self', title: 'Individual', description: 'One adult.', aside: '$19.90 a month' },
  { value: 'family', title: 'Family', description: 'Two adults and their children.', aside: '$29.90 a month' },
]

const withGroup = (unavailableReason: string) => [
  ...plans.slice(0, 1),
  { value: 'group', title: 'Group', unavailableReason },
]

export const docs: ComponentDocs = {
  purpose: 'Compares a few options that each need space: a plan, a level of cover, an add-on.',
  alternatives: [
    { use: 'RadioGroup', when: 'a label and a line of text are enough; its appearance `card` adds a frame.' },
    { use: 'CheckboxGroup', when: 'there are many options with little text each.' },
    { use: 'Table', when: 'people compare the options line by line.' },
  ],
  anatomy: [
    { part: 'Card', about: 'Pressable anywhere. Contains a native radio button or checkbox.' },
    { part: 'Title', about: 'The label of the input.' },
    { part: 'Aside', about: 'A price or a badge at the end of the title’s line, below it in narrow containers.' },
    { part: 'Media, description, children', about: 'Any further content.' },
    { part: 'Reason', about: 'Why a card is unavailable.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected card; with multiple selection, to the next card.' },
    { keys: 'Arrow keys', does: 'With single selection: selects the next or previous card.' },
    { keys: 'Space', does: 'Selects the card, or deselects it with multiple selection.' },
  ],
  accessibility: [
    'A group with a legend; the title names a card, the rest describes it.',
    'The selected card differs by its mark and border width, not by colour alone.',
    'A card is one control, so it can’t contain others. Put links below the group.',
  ],
  content: [
    'Titles are names, not sentences. Say in the description who the option is for.',
    'Show prices with their period: “$29.90 a month”.',
    'A reason says why the option is unavailable: “Your employer already pays for this plan.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Use cards if each option has a price and a description.',
        example: <ChoiceCards label="Plan" options={plans} defaultValue="family" orientation="vertical" />,
      },
      dont: {
        caption: 'Make cards of single words: use a RadioGroup.',
        example: (
          <ChoiceCards
            label="Send it by"
            options={[
              { value: 'email', title: 'Email' },
              { value: 'post', title: 'Post' },
            ]}
          />
        ),
      },
    },
    {
      do: {
        caption: 'Say why an option is unavailable.',
        example: <ChoiceCards label="Plan" options={withGroup('Your employer has to sign up first.')} />,
      },
      dont: {
        caption: 'Disable an option without saying why.',
        example: <ChoiceCards label="Plan" options={withGroup('Not available')} />,
      },
    },
  ],
}
