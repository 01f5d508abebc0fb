import { FileIcon, FolderIcon } from '@memberkit/primitives/icons'
import { Tree } from '@memberkit/primitives/tree'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A hierarchy that expands level by level: folders of documents, groups of members, terms of a plan.',
  alternatives: [
    { use: 'SideNav', when: 'the items lead to other pages.' },
    { use: 'Disclosure', when: 'there is one level of text to read.' },
    { use: 'Table', when: 'the items have values to compare.' },
    { use: 'CheckboxGroup', when: 'there is one level of options in a form.' },
  ],
  anatomy: [
    {
      part: 'Tree',
      about: 'Scrolls once it reaches `--mk-tree-block-size`, 70% of the window by default.',
    },
    { part: 'Chevron', about: 'Expands an item with children.' },
    {
      part: 'Checkbox',
      about: 'With `hasCheckboxes`. Each item is selected individually, without its children.',
    },
    { part: 'Icon, label, note', about: 'The label names the item; the note adds one fact in muted text.' },
    { part: 'Actions', about: 'Buttons at the end of an item, visible on hover and focus.' },
    {
      part: 'Handle',
      about: 'With `onMove`. Drags the item, or all selected ones, into another item or beside one.',
    },
    {
      part: 'Line for children',
      about: 'Says that children are loading or couldn’t load; pressing it retries.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the last focused item, then to its actions, then out of the tree.' },
    { keys: 'Arrow down, Arrow up', does: 'Moves to the next or previous visible item.' },
    {
      keys: 'Arrow right',
      does: 'Expands an item; on an expanded one, moves to its first child. In right-to-left text, use the other arrow.',
    },
    { keys: 'Arrow left', does: 'Collapses an item; on a collapsed one, moves to its parent.' },
    { keys: 'Home, End', does: 'Moves to the first or last visible item.' },
    { keys: 'a–z', does: 'Moves to the next item that begins with the typed letters; accents are ignored.' },
    { keys: '*', does: 'Expands all siblings.' },
    { keys: 'Enter', does: 'Runs the item’s action (`onAction`); otherwise selects or expands it.' },
    { keys: 'Space', does: 'Selects or deselects the item.' },
    {
      keys: 'Shift+Arrow down, Shift+Arrow up',
      does: 'With multiple selection: selects from the last selected item to this one.',
    },
    { keys: 'Ctrl+A', does: 'With multiple selection: selects all visible items.' },
    { keys: 'Escape', does: 'On an action: returns to its item. While dragging: cancels.' },
    {
      keys: 'Enter on a handle, arrows, Enter',
      does: 'Picks an item up, moves between drop positions, drops it.',
    },
  ],
  accessibility: [
    'React Aria’s treegrid: items may contain buttons. Selections are announced in the page’s language.',
    'Every item exposes its level, its position among its siblings and whether it is expanded, because only visible rows are in the document.',
    'Items are selected or not, with and without checkboxes. Disabled items can be focused.',
    'The result of loading is announced, and focus moves from “Loading” to the first child.',
    'Dragging works by pointer, keyboard and screen reader; drop positions are announced in the page’s language. Offer an alternative to dragging, such as an action that asks for the destination.',
    'Keep item actions few, and offer them elsewhere as well: screen readers don’t announce them with the item.',
  ],
  content: [
    'Labels are short names that begin with what distinguishes them.',
    'A note is a count or a date, not a sentence.',
  ],
  guidance: [
    {
      do: {
        caption: 'Use one icon per type of item.',
        example: (
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
        caption: 'Nest a single item in a level of its own.',
        example: (
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
