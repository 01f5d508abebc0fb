import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'A button that opens a short list of actions on one object, when they don’t deserve a button each.',
  alternatives: [
    { use: 'Button', when: 'there are one or two actions: a menu hides them behind another press.' },
    { use: 'Select', when: 'people choose a value, in a form or a filter.' },
    { use: 'SplitButton', when: 'one action is the most common and should need one press only.' },
    { use: 'SideNav', when: 'the items lead to other pages.' },
  ],
  anatomy: [
    { part: 'Button', about: 'Opens the menu. Text with a chevron, or three dots in a table row.' },
    { part: 'Menu', about: 'The list, in the top layer beside its button.' },
    { part: 'MenuItem', about: 'An action or a link, with an optional icon and description.' },
    { part: 'MenuSection', about: 'Related items under a heading.' },
    { part: 'MenuSeparator', about: 'A line before irreversible actions.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'On the button: opens the menu and focuses its first item.' },
    { keys: 'Arrow up', does: 'On the button: opens the menu and focuses its last item.' },
    { keys: 'Arrow down, Arrow up', does: 'Moves to the next or previous item, wrapping at the ends.' },
    { keys: 'Home, End', does: 'Moves to the first or last item.' },
    { keys: 'a–z', does: 'Moves to the next item that begins with the typed letters; accents are ignored.' },
    { keys: 'Enter, Space', does: 'On an item: closes the menu, returns focus to the button, then runs the action.' },
    { keys: 'Escape', does: 'Closes the menu and returns focus to the button.' },
    { keys: 'Tab', does: 'Closes the menu and moves focus on from the button.' },
  ],
  accessibility: [
    'The button says that it opens a menu and whether it is open; the menu has the button’s name.',
    'Unavailable items stay in the list and can be focused, so that people find the reason.',
    'An icon button also needs a `label`: if there are several menus, say which object each acts on.',
  ],
  content: [
    'Items are verbs: “Refund”, “Change the payment method”, without an ellipsis.',
    'Put the most used action first, and irreversible ones last, after a separator and in the critical tone.',
    'A reason says why the action is unavailable: “It has already been refunded in full.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Separate irreversible actions from the rest.',
        example: (
          <Menu label="Actions">
            <MenuItem onPress={nothing}>Refund</MenuItem>
            <MenuSeparator />
            <MenuItem tone="critical" onPress={nothing}>
              Void
            </MenuItem>
          </Menu>
        ),
      },
      dont: {
        caption: 'Hide a single action behind three dots.',
        example: (
          <Menu label="Actions" icon={<EllipsisIcon />}>
            <MenuItem onPress={nothing}>Pay $49.90</MenuItem>
          </Menu>
        ),
      },
    },
  ],
}
