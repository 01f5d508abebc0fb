import { Avatar } from '@memberkit/primitives/avatar'
import { Box, Inline, Spread } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { Logo } from '../../Logo.tsx'

const logo = <Logo name="Example Legal" />
const account = <Avatar name="Ada Example" size="small" />

export const docs: ComponentDocs = {
  purpose: 'The frame of all pages of a site: header, navigation and a place for the page.',
  alternatives: [
    { use: 'Columns', when: 'the parts belong to one page.' },
    { use: 'Drawer', when: 'something else slides in from the side: filters, details.' },
    { use: 'PageHeader', when: 'it is the head of one page.' },
  ],
  anatomy: [
    { part: 'Skip link', about: 'The first tab stop, which leads to the content.' },
    { part: 'header', about: 'Logo, search, account. Stays visible in windows wider than 1023 px.' },
    {
      part: 'navigation',
      about: 'A SideNav: a pane above 1023 px, otherwise a drawer opened by a button in the header.',
    },
    { part: 'Content', about: 'The page’s main content, up to 1152 px wide by default.' },
    { part: 'aside', about: 'Supporting content: beside the page from 1280 px, otherwise below.' },
    { part: 'footer', about: 'Legal lines at the end of every page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the start of the page: shows the skip link.' },
    { keys: 'Enter, Space', does: 'On the menu button: opens the drawer and focuses its first link.' },
    { keys: 'Escape', does: 'In the drawer: closes it and returns focus to the menu button.' },
  ],
  accessibility: [
    'Has the landmarks banner, main, complementary and contentinfo; SideNav has its own.',
    'The drawer is a modal dialog: the page behind can’t be focused or pressed. Following a link closes it.',
    'Focused elements scroll out from under the header.',
  ],
  content: ['The menu button has the drawer’s name: “Menu”. The skip link names its destination.'],
  guidance: [
    {
      do: {
        caption: 'Limit the header to what every page needs.',
        example: (
          <Box border="subtle" borderRadius="md" padding="sm">
            <Spread flexWrap="nowrap">
              {logo}
              {account}
            </Spread>
          </Box>
        ),
      },
      dont: {
        caption: 'Put the actions of one page there. Use its PageHeader.',
        example: (
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
