import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { TagGroup } from '@memberkit/primitives/tag-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const labels = ['Urgent', 'Waiting for the member', 'Identity'].map((label) => ({ value: label, label }))
const consents = [
  { value: 'terms', label: 'I have read the terms' },
  { value: 'age', label: 'I am of age' },
]
const removal = {
  onRemove: () => {},
  removeLabel: (tag: string) => `Remove ${tag}`,
  removedMessage: (tag: string) => `${tag} removed`,
}

export const docs: ComponentDocs = {
  purpose: 'Shows selected or assigned items as wrapping tags that can be removed or selected.',
  alternatives: [
    { use: 'ComboBox', when: 'tags are selected in the same place: ComboBox has its own tags.' },
    { use: 'FilterBar', when: 'they are a list’s filters, beside its search.' },
    { use: 'CheckboxGroup', when: 'there are few options, each deserving a line.' },
    { use: 'StatusBadge', when: 'it is one word about one item and can’t be pressed.' },
  ],
  anatomy: [
    { part: 'Legend, description, error', about: 'As in every field.' },
    {
      part: 'Tag',
      about: 'A label with an optional icon; a grid row if it can be selected or removed.',
    },
    { part: 'Remove button', about: 'Present with `onRemove`.' },
    { part: 'Show all', about: 'Expands the rows beyond `maxRows`, and says how many tags there are.' },
    { part: 'Empty text', about: 'Shown when there are no tags.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the last focused tag, initially the first selected one; then to its remove button, then on.',
    },
    { keys: 'Arrow right, Arrow down', does: 'Moves to the next tag, from the last to the first.' },
    { keys: 'Arrow left, Arrow up', does: 'Moves to the previous tag. In right-to-left text, the arrows swap.' },
    { keys: 'Home, End', does: 'Moves to the first or last visible tag.' },
    { keys: 'Delete, Backspace', does: 'Removes the tag and moves to its neighbour.' },
    { keys: 'Enter, Space', does: 'Selects or deselects the tag.' },
    { keys: 'Ctrl + A', does: 'Selects all visible tags.' },
  ],
  accessibility: [
    'React Aria’s grid in a fieldset; display-only tags are a list. Selection, and the hint that Delete removes a tag, are announced in the page’s language.',
    'A removal is announced once it has happened, not when requested; then focus moves to the next tag.',
    'After the last tag, focus stays on the group, so Tab continues from there.',
  ],
  content: [
    'One to three words per tag. Longer text wraps, and reads better as a list.',
    'The remove button’s name says which tag: “Remove Urgent”, never “Remove” alone.',
    'Don’t hide tags behind `maxRows` that people need for a decision.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show what was assigned, with a button to remove each.',
        example: <TagGroup label="Labels" tags={labels} {...removal} />,
      },
      dont: {
        caption: 'Make tags of sentences that people must read before choosing.',
        example: <TagGroup label="Before you pay" isSelectable tags={consents} />,
      },
    },
    {
      do: {
        caption: 'Use checkboxes for sentences, one below the other.',
        example: <CheckboxGroup label="Before you pay" options={consents} />,
      },
      dont: {
        caption: 'Show codes that only the system knows.',
        example: <TagGroup label="Labels" tags={[{ value: '1', label: 'LBL_URG_01' }]} {...removal} />,
      },
    },
  ],
}
