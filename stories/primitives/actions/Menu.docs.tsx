import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'A button that opens a short list of actions on one thing, for those that do not deserve a button each.',
  alternatives: [
    { use: 'Button', when: 'there are one or two actions: a menu of one hides it behind a press.' },
    { use: 'Select', when: 'a value is chosen and kept, in a form or a filter.' },
    { use: 'SplitButton', when: 'one of the actions is the usual one and should need one press only.' },
    { use: 'SideNav', when: 'the entries lead to other pages.' },
  ],
  anatomy: [
    { part: 'Button', about: 'Opens the menu. Text with a chevron, or three dots in a row of a table.' },
    { part: 'Menu', about: 'The list, above everything else on the page, beside its button.' },
    { part: 'MenuItem', about: 'An action or a link, with an icon and a description if it needs them.' },
    { part: 'MenuSection', about: 'Items that belong together, under a heading.' },
    { part: 'MenuSeparator', about: 'A line before what cannot be undone.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'On the button: opens the menu at its first item.' },
    { keys: 'Arrow up', does: 'On the button: opens the menu at its last item.' },
    { keys: 'Arrow down, Arrow up', does: 'Goes to the next or previous item, and round at the ends.' },
    { keys: 'Home, End', does: 'Goes to the first or last item.' },
    { keys: 'a–z', does: 'Goes to the next item that begins with what is typed; accents need not be typed.' },
    { keys: 'Enter, Space', does: 'On an item: closes the menu, gives the focus back to the button, then acts.' },
    { keys: 'Escape', does: 'Closes the menu and gives the focus back to the button.' },
    { keys: 'Tab', does: 'Closes the menu and goes on from the button.' },
  ],
  accessibility: [
    'The button says that it opens a menu and whether it is open; the menu has the name of the button.',
    'An item that is not available stays in the list and can be focused, so that its reason is found and read out.',
    'With an icon for a button, `label` is still its name: say whose actions they are where several menus stand in a list.',
  ],
  content: [
    'Items are verbs: “Refund”, “Change the payment method”, without dots at the end.',
    'The most used action first, what cannot be undone last, after a separator and in the critical tone.',
    'A reason says what would have to be different: “It has been refunded in full already.”',
  ],
  guidance: [
    {
      do: {
        says: 'Keep what cannot be undone apart from the rest.',
        shows: (
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
        says: 'Hide the one action there is behind three dots.',
        shows: (
          <Menu label="Actions" icon={<EllipsisIcon />}>
            <MenuItem onPress={nothing}>Pay $49.90</MenuItem>
          </Menu>
        ),
      },
    },
  ],
}
