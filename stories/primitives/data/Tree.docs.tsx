import { FileIcon, FolderIcon } from '@memberkit/primitives/icons'
import { Tree } from '@memberkit/primitives/tree'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Things within things, opened level by level: folders of documents, groups of members, terms of a plan.',
  alternatives: [
    { use: 'SideNav', when: 'the entries lead to other pages.' },
    { use: 'Disclosure', when: 'there is one level, of text to be read.' },
    { use: 'Table', when: 'the things have values to compare.' },
    { use: 'CheckboxGroup', when: 'there is one level, to choose from in a form.' },
  ],
  anatomy: [
    {
      part: 'Tree',
      about: 'Scrolls within itself once it is as tall as `--mk-tree-block-size`, 70% of the window unless set.',
    },
    { part: 'Chevron', about: 'Opens an item that has something in it.' },
    {
      part: 'Checkbox',
      about: 'With `hasCheckboxes`. Each item is selected by itself, without what is in it.',
    },
    { part: 'Icon, label, note', about: 'The label names the item; the note says one thing more, set back.' },
    { part: 'Actions', about: 'Buttons at the end of an item, seen under the pointer and with the focus.' },
    {
      part: 'Handle',
      about: 'With `onMove`. Drags the item, or all that are selected, into another item or beside one.',
    },
    {
      part: 'Line for children',
      about: 'Says that they are loading, or that they could not be loaded; then a press tries again.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the item that had the focus last, then to its actions, then out of the tree.' },
    { keys: 'Arrow down, Arrow up', does: 'Goes to the next or previous item in sight.' },
    {
      keys: 'Arrow right',
      does: 'Opens an item; on an open one, goes to the first in it. From right to left it is the other arrow.',
    },
    { keys: 'Arrow left', does: 'Closes an item; on a closed one, goes to the one around it.' },
    { keys: 'Home, End', does: 'Goes to the first or last item in sight.' },
    { keys: 'a–z', does: 'Goes to the next item that begins with what is typed; accents need not be typed.' },
    { keys: '*', does: 'Opens all items beside this one.' },
    { keys: 'Enter', does: 'Does what the tree is for (`onAction`); without that, selects, or opens.' },
    { keys: 'Space', does: 'Selects the item, or takes it back.' },
    {
      keys: 'Shift+Arrow down, Shift+Arrow up',
      does: 'Selects from the item that was selected last to this one, where several can be selected.',
    },
    { keys: 'Ctrl+A', does: 'Selects all items in sight, where several can be selected.' },
    { keys: 'Escape', does: 'On an action: goes back to its item. While dragging: leaves everything where it was.' },
    {
      keys: 'Enter on a handle, arrows, Enter',
      does: 'Picks an item up, goes to the places where it can be put, puts it there.',
    },
  ],
  accessibility: [
    'A treegrid, as React Aria makes it: an item may hold buttons. What is selected is read out in the language of the page.',
    'Every item tells its level, its place among its siblings and whether it is open, for only the lines in sight are in the document.',
    'Items are selected or not, with checkboxes as well as without. A disabled item can still be reached.',
    'How loading went is read out, and the focus goes on to the first child where it stood on “Loading”.',
    'Dragging goes by pointer, from the keyboard and by screen readers; places are read out in the language of the page. Offer a way without dragging too, such as an action that asks where to.',
    'Keep actions few, and have them elsewhere as well: screen readers do not announce them with the item.',
  ],
  content: [
    'Labels are names, as short as they can be; what tells two of them apart comes first.',
    'A note is a count or a date, not a sentence.',
  ],
  guidance: [
    {
      do: {
        says: 'Give one kind of thing one icon.',
        shows: (
          <Tree
            label="Documents"
            defaultExpandedIds={new Set(['bills'])}
            items={[
              {
                id: 'bills',
                label: 'Bills',
                icon: <FolderIcon />,
                children: [{ id: 'march', label: 'March', icon: <FileIcon /> }],
              },
            ]}
          />
        ),
      },
      dont: {
        says: 'Nest a single thing in a level of its own.',
        shows: (
          <Tree
            label="Documents"
            defaultExpandedIds={new Set(['bills', 'all'])}
            items={[
              {
                id: 'bills',
                label: 'Bills',
                children: [{ id: 'all', label: 'All bills', children: [{ id: 'march', label: 'March' }] }],
              },
            ]}
          />
        ),
      },
    },
  ],
}
