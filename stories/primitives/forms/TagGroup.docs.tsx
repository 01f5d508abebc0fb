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
  purpose: 'Shows several things that are chosen or assigned as tags that wrap, each to be removed or selected.',
  alternatives: [
    { use: 'ComboBox', when: 'the tags are chosen in the same place: it has tags of its own.' },
    { use: 'FilterBar', when: 'they are filters of a list, beside its search.' },
    { use: 'CheckboxGroup', when: 'there are few options, and each deserves a line.' },
    { use: 'StatusBadge', when: 'there is one word on one thing, and nobody presses it.' },
  ],
  anatomy: [
    { part: 'Legend, description, error', about: 'As in every field.' },
    {
      part: 'Tag',
      about: 'A label with an icon if it needs one; a row of a grid where it can be selected or removed.',
    },
    { part: 'Remove button', about: 'There if `onRemove` is.' },
    { part: 'Show all', about: 'Unfolds the rows beyond `maxRows`, with how many tags there are.' },
    { part: 'Empty text', about: 'What stands there while there is no tag.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the tag that was left last, at first to the first selected; then to its remove button, then on.',
    },
    { keys: 'Arrow right, Arrow down', does: 'Goes to the next tag, after the last to the first.' },
    { keys: 'Arrow left, Arrow up', does: 'Goes to the tag before. From right to left, left and right change places.' },
    { keys: 'Home, End', does: 'Goes to the first or last tag that is in sight.' },
    { keys: 'Delete, Backspace', does: 'Removes the tag and goes to its neighbour.' },
    { keys: 'Enter, Space', does: 'Selects the tag, or no longer.' },
    { keys: 'Ctrl + A', does: 'Selects all tags in sight.' },
  ],
  accessibility: [
    'A grid in a fieldset, as React Aria makes it; tags that are only shown are a list. What is selected, and that Delete removes a tag, is read out in the language of the page.',
    'That a tag is gone is read out once it is, not when it was asked for; the focus goes to the next one then.',
    'After the last one the focus stays on the group, so that Tab goes on from there.',
  ],
  content: [
    'One to three words a tag. What is longer wraps, and reads better as a list.',
    'The name of its button says which one: “Remove Urgent”, never “Remove” alone.',
    'Do not hide tags behind `maxRows` that people need for a decision.',
  ],
  guidance: [
    {
      do: {
        says: 'Show what was assigned, with a way to remove each.',
        shows: <TagGroup label="Labels" tags={labels} {...removal} />,
      },
      dont: {
        says: 'Make tags of sentences that have to be read before they are chosen.',
        shows: <TagGroup label="Before you pay" isSelectable tags={consents} />,
      },
    },
    {
      do: {
        says: 'Give sentences checkboxes, one below the other.',
        shows: <CheckboxGroup label="Before you pay" options={consents} />,
      },
      dont: {
        says: 'Show codes that only the system knows.',
        shows: <TagGroup label="Labels" tags={[{ value: '1', label: 'LBL_URG_01' }]} {...removal} />,
      },
    },
  ],
}
