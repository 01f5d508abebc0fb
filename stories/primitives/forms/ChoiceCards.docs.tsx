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
  purpose: 'Lets people weigh a few choices that each need room: a plan, a level of cover, an addition.',
  alternatives: [
    { use: 'RadioGroup', when: 'a label and a line of text say all; its `card` look gives them a frame.' },
    { use: 'CheckboxGroup', when: 'there are many, and little to say of each.' },
    { use: 'Table', when: 'the choices are compared line by line.' },
  ],
  anatomy: [
    { part: 'Card', about: 'Can be pressed anywhere. Around a native radio button or checkbox.' },
    { part: 'Title', about: 'The label of the input.' },
    { part: 'Aside', about: 'A price or a badge at the end of the title’s line, below it where narrow.' },
    { part: 'Media, description, children', about: 'What else there is to see and to say.' },
    { part: 'Reason', about: 'Why a card cannot be chosen.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen card; with several to choose, to the next card.' },
    { keys: 'Arrow keys', does: 'Choose the next or previous card where one is chosen.' },
    { keys: 'Space', does: 'Chooses the card, or takes it out where several can be chosen.' },
  ],
  accessibility: [
    'A group with its legend; the title names a card, all else on it describes it.',
    'The chosen card differs by its mark and the weight of its frame, not by colour alone.',
    'Put nothing that can be pressed into a card, which is one control already. Put links below the group.',
  ],
  content: [
    'Titles are names, not sentences. Say in the description for whom it is.',
    'Write prices whole, with their period: “$29.90 a month”.',
    'A reason says what would have to be different: “Your employer pays for this plan already.”',
  ],
  guidance: [
    {
      do: {
        says: 'Use cards where each choice has a price and a description.',
        shows: <ChoiceCards label="Plan" options={plans} defaultValue="family" orientation="vertical" />,
      },
      dont: {
        says: 'Make cards of single words: a RadioGroup says the same in less room.',
        shows: (
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
        says: 'Say what would have to be different.',
        shows: <ChoiceCards label="Plan" options={withGroup('Your employer has to sign up first.')} />,
      },
      dont: {
        says: 'Take a choice away without saying why.',
        shows: <ChoiceCards label="Plan" options={withGroup('Not available')} />,
      },
    },
  ],
}
