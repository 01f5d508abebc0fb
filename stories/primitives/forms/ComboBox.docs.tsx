import { ComboBox } from '@memberkit/primitives/combo-box'
import { Select } from '@memberkit/primitives/select'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels, memberLabels, findMembers, provinces } from './combo-box-data.ts'

const numbers = [
  { value: '1', label: 'Monthly' },
  { value: '12', label: 'Yearly' },
]

export const docs: ComponentDocs = {
  purpose:
    'Selects one or several of many options by typing: a province, a member, a plan. Options are known or searched asynchronously.',
  alternatives: [
    { use: 'Select', when: 'there are up to about fifteen options and everyone knows them.' },
    { use: 'RadioGroup, CheckboxGroup', when: 'there are few options to compare.' },
    { use: 'SearchField', when: 'people can search for any text.' },
    { use: 'TagGroup', when: 'selected options appear away from the field.' },
  ],
  anatomy: [
    { part: 'Label, description, error', about: 'As in every field.' },
    { part: 'Text', about: 'The selected option, or the search text.' },
    { part: 'Tag', about: 'One of several selected options, with a button that removes it.' },
    { part: 'Clear button', about: 'Empties the field. Present if it has a label.' },
    { part: 'List', about: 'The options that contain the search text, in sections if there are any.' },
    { part: 'Option', about: 'Its label, with an optional icon and description, and a check mark if selected.' },
    {
      part: 'Message',
      about: 'Options are loading, there are none, or loading failed and can be retried.',
    },
  ],
  keyboard: [
    { keys: 'a–z', does: 'Opens the list and filters it by the text; accents are ignored.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Opens the list; moves to the next or previous option, wrapping at the ends.',
    },
    { keys: 'Alt+Arrow down', does: 'Opens the list with no option active.' },
    { keys: 'Alt+Arrow up', does: 'Closes the list and keeps the text.' },
    { keys: 'Page down, Page up', does: 'Moves ten options down or up.' },
    { keys: 'Home, End', does: 'Moves to the start or end of the text.' },
    {
      keys: 'Enter',
      does: 'Selects the active option, otherwise the exact match, otherwise the only match. Doesn’t submit the form then.',
    },
    { keys: 'Tab', does: 'With single selection: selects the active option and moves on.' },
    {
      keys: 'Escape',
      does: 'Closes the list and discards the text. Another press closes a surrounding dialog.',
    },
    { keys: 'Backspace', does: 'In an empty field: removes the last tag.' },
    { keys: 'Arrow left', does: 'At the start of the text: moves to the tags (in right-to-left text: Arrow right).' },
    { keys: 'Delete, Backspace, Enter', does: 'On a tag: removes it and moves to its neighbour.' },
  ],
  accessibility: [
    'Focus stays in the field, which points to the active option, so people can always type.',
    'After a pause in typing, the number of matches is announced; so are added and removed options.',
    'Only visible options are in the document, each with its position among all.',
    'Pressing the clear button or a tag doesn’t move focus, so no keyboard opens on phones.',
  ],
  content: [
    'Begin labels with what people type first: the surname in a list sorted by surname.',
    'Without matches, say what to do: “Check the spelling.”',
    'Pass abbreviations as `keywords`: they match but aren’t shown.',
    'For async options, debounce requests and pass the signal on, so that outdated ones are cancelled.',
  ],
  guidance: [
    {
      do: {
        caption: 'Use it for options that are many or on a server.',
        example: <ComboBox label="Member" options={findMembers} labels={memberLabels} />,
      },
      dont: {
        caption: 'Make people type for two options: use a Select, or better a RadioGroup.',
        example: <ComboBox label="Billing" options={numbers} labels={{ ...labels, open: 'Show', list: 'Billing' }} />,
      },
    },
    {
      do: {
        caption: 'Use it if only known values are allowed.',
        example: <ComboBox label="Province" options={provinces} labels={labels} defaultValue="ON" />,
      },
      dont: {
        caption: 'Put hundreds of options in a Select.',
        example: (
          <Select
            label="Member number"
            options={Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `Example ${at + 1}` }))}
          />
        ),
      },
    },
  ],
}
