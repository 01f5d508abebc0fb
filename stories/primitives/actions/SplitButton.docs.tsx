import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { SplitButton } from '@memberkit/primitives/split-button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'An action that most people want, with its variants one press further: pay, or pay a part.',
  alternatives: [
    { use: 'Menu', when: 'no action is more usual than the others.' },
    { use: 'ButtonGroup', when: 'the actions are different things and there is room for them all.' },
    { use: 'Button', when: 'there are no variants.' },
  ],
  anatomy: [
    { part: 'First half', about: 'A Button that does the usual thing.' },
    { part: 'Second half', about: 'Opens a Menu with the variants; it has a name of its own.' },
    { part: 'MenuItem', about: 'One variant of the action.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the first half, then to the second.' },
    { keys: 'Enter, Space', does: 'On the first half: does it. On the second: opens the menu.' },
    { keys: 'Arrow down, Arrow up', does: 'On the second half: opens the menu at its first or last item.' },
    { keys: 'Escape', does: 'Closes the menu and gives the focus back to the second half.' },
  ],
  accessibility: [
    'Two buttons for assistive technology, because they do two things; say in `menuLabel` what the variants are of.',
    'While the action is under way neither half can be pressed, and both keep their place and the focus.',
  ],
  content: [
    'The items are variants of the first half: “Pay $49.90”, then “Pay a part” and “Pay on another day”.',
    'The first half never changes to what was chosen last: people press it without reading.',
  ],
  guidance: [
    {
      do: {
        says: 'Offer variants of one action.',
        shows: (
          <SplitButton
            tone="primary"
            menuLabel="More ways to pay"
            menu={<MenuItem onPress={nothing}>Pay a part</MenuItem>}
          >
            Pay $49.90
          </SplitButton>
        ),
      },
      dont: {
        says: 'Hide unlike actions behind a usual one. Give them a Menu.',
        shows: (
          <Menu label="Pay or close the account">
            <MenuItem onPress={nothing}>Pay $49.90</MenuItem>
            <MenuItem onPress={nothing}>Close the account</MenuItem>
          </Menu>
        ),
      },
    },
  ],
}
