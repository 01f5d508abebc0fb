import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { SplitButton } from '@memberkit/primitives/split-button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'A primary action with a menu of variants: pay, or pay part of it.',
  alternatives: [
    { use: 'Menu', when: 'no action is more common than the others.' },
    { use: 'ButtonGroup', when: 'the actions are unrelated and fit side by side.' },
    { use: 'Button', when: 'there are no variants.' },
  ],
  anatomy: [
    { part: 'First half', about: 'A Button that runs the primary action.' },
    { part: 'Second half', about: 'Opens a Menu of variants; has its own name.' },
    { part: 'MenuItem', about: 'One variant of the action.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the primary button, then the menu button.' },
    { keys: 'Enter, Space', does: 'On the primary button: runs it. On the menu button: opens the menu.' },
    { keys: 'Arrow down, Arrow up', does: 'On the menu button: opens the menu and focuses its first or last item.' },
    { keys: 'Escape', does: 'Closes the menu and returns focus to the menu button.' },
  ],
  accessibility: [
    'Two separate buttons for assistive technology; `menuLabel` says what the variants are of.',
    'While the action is pending, both buttons ignore presses and keep their place and focus.',
  ],
  content: [
    'Items are variants of the primary action: “Pay $49.90”, then “Pay a part” and “Pay on another day”.',
    'The primary button never changes to the last choice: people press it without reading.',
  ],
  guidance: [
    {
      do: {
        caption: 'Offer variants of one action.',
        example: (
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
        caption: 'Hide unrelated actions behind a primary one: that needs a Menu.',
        example: (
          <Menu label="Pay or close the account">
            <MenuItem onPress={nothing}>Pay $49.90</MenuItem>
            <MenuItem onPress={nothing}>Close the account</MenuItem>
          </Menu>
        ),
      },
    },
  ],
}
