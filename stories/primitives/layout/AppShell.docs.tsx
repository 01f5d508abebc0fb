import { Avatar } from '@memberkit/primitives/avatar'
import { Box, Inline, Spread } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const logo = <Text weight="bold">Example Legal</Text>
const account = <Avatar name="Ada Example" size="small" />

export const docs: ComponentDocs = {
  purpose: 'The frame of all pages of a host: its header, its navigation, and the place for the page.',
  alternatives: [
    { use: 'Columns', when: 'the parts are those of one page.' },
    { use: 'Drawer', when: 'something else comes in from the side: filters, details.' },
    { use: 'PageHeader', when: 'it is the head of one page.' },
  ],
  anatomy: [
    { part: 'Skip link', about: 'The first stop of the keyboard. It leads to the content.' },
    { part: 'header', about: 'Logo, search, account. It stays in sight where the window is wider than 1023 px.' },
    { part: 'navigation', about: 'A SideNav: a pane above 1023 px, else a sheet that a button in the header opens.' },
    { part: 'Content', about: 'The main of the page, up to 1152 px wide unless it is told otherwise.' },
    { part: 'aside', about: 'What supports the page: beside it from 1280 px on, else below.' },
    { part: 'footer', about: 'Legal lines, the end of every page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the start of the page: shows the skip link.' },
    { keys: 'Enter, Space', does: 'On the menu button: opens the sheet, at the first entry.' },
    { keys: 'Escape', does: 'In the sheet: closes it and gives the focus back to the menu button.' },
  ],
  accessibility: [
    'It brings the landmarks banner, main, complementary and contentinfo; the SideNav brings its own.',
    'The sheet is a modal dialog: the page behind can be neither focused nor pressed until it is closed. Following a link closes it.',
    'What gets the focus is scrolled out from under the header.',
  ],
  content: ['The menu button is called what the sheet is: “Menu”. The skip link says where it leads.'],
  guidance: [
    {
      do: {
        says: 'Keep to what every page needs in the header.',
        shows: (
          <Box border="subtle" borderRadius="md" padding="sm">
            <Spread flexWrap="nowrap">
              {logo}
              {account}
            </Spread>
          </Box>
        ),
      },
      dont: {
        says: 'Put the actions of one page there. They belong into its PageHeader.',
        shows: (
          <Box border="subtle" borderRadius="md" padding="sm">
            <Spread>
              {logo}
              <Inline gap="xs">
                <Button size="small">Download as CSV</Button>
                <Button size="small" tone="primary">
                  Pay $49.90
                </Button>
                {account}
              </Inline>
            </Spread>
          </Box>
        ),
      },
    },
  ],
}
