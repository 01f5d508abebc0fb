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
    'Takes one or several of many options, found by typing: a province, a member, a plan. The options are known, or looked up while somebody types.',
  alternatives: [
    { use: 'Select', when: 'there are up to about fifteen options and everybody knows them.' },
    { use: 'RadioGroup, CheckboxGroup', when: 'there are few and they are to be compared.' },
    { use: 'SearchField', when: 'any text may be searched for, not one of a set.' },
    { use: 'TagGroup', when: 'what has been chosen is shown away from where it was chosen.' },
  ],
  anatomy: [
    { part: 'Label, description, error', about: 'As in every field.' },
    { part: 'Text', about: 'The chosen option, or what is typed to find one.' },
    { part: 'Tag', about: 'One of several that are chosen, with a button that removes it.' },
    { part: 'Clear button', about: 'Empties the field. There if it has a name.' },
    { part: 'List', about: 'The options that contain what was typed, in sections if they have any.' },
    { part: 'Option', about: 'Its label; in the list also an icon, a description, and a check mark if it is chosen.' },
    {
      part: 'Message',
      about: 'Options are being looked up, there are none, or the look-up failed and can be tried again.',
    },
  ],
  keyboard: [
    { keys: 'a–z', does: 'Types, opens the list and leaves in it what contains the text; accents need not be typed.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Opens the list; goes to the next or previous option, and round at the ends.',
    },
    { keys: 'Alt+Arrow down', does: 'Opens the list with no option active.' },
    { keys: 'Alt+Arrow up', does: 'Closes the list and keeps what is typed.' },
    { keys: 'Page down, Page up', does: 'Goes ten options on or back.' },
    { keys: 'Home, End', does: 'Goes to the start or end of the text.' },
    {
      keys: 'Enter',
      does: 'Takes the active option, or the one typed in full, or the only one left. Sends no form then.',
    },
    { keys: 'Tab', does: 'Takes the active option where only one can be chosen, and goes on.' },
    {
      keys: 'Escape',
      does: 'Closes the list and gives up what was typed. A dialog around it closes with the next press.',
    },
    { keys: 'Backspace', does: 'In an empty text: removes the last tag.' },
    { keys: 'Arrow left', does: 'At the start of the text: goes to the tags (from right to left: Arrow right).' },
    { keys: 'Delete, Backspace, Enter', does: 'On a tag: removes it and goes to its neighbour.' },
  ],
  accessibility: [
    'The focus stays in the text; the active option is pointed to, so that typing goes on at any time.',
    'How many options are left is read out when the typing pauses, and so is what is added or removed.',
    'Of thousands of options those in sight are in the document, each with its place among all.',
    'A press on the clear button or a tag moves no focus, so that no keyboard comes up on a phone.',
  ],
  content: [
    'Labels begin with what people type first: the surname in a list sorted by surname.',
    'What was not found says what to do about it: “Check how it is spelled.”',
    'Give abbreviations as `keywords`: they are found and not shown.',
    'When options are looked up, wait until the typing pauses before you send a request, and pass the signal on, so that an outdated one is cancelled.',
  ],
  guidance: [
    {
      do: {
        says: 'Use it where the list is long or is on a server.',
        shows: <ComboBox label="Member" options={findMembers} labels={memberLabels} />,
      },
      dont: {
        says: 'Make people type who could press: two options are a Select, or better a RadioGroup.',
        shows: <ComboBox label="Billing" options={numbers} labels={{ ...labels, open: 'Show', list: 'Billing' }} />,
      },
    },
    {
      do: {
        says: 'Use it where only one of the known values may be sent.',
        shows: <ComboBox label="Province" options={provinces} labels={labels} defaultValue="ON" />,
      },
      dont: {
        says: 'Offer hundreds of options in a Select.',
        shows: (
          <Select
            label="Member number"
            options={Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `Example ${at + 1}` }))}
          />
        ),
      },
    },
  ],
}
