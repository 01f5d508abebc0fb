import { TabLinks, Tabs } from '@memberkit/primitives/tabs'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows one of several views of the same thing, where people look at one at a time and come back.',
  alternatives: [
    { use: 'TabLinks', when: 'each view has an address of its own, so that it can be linked to and gone back from.' },
    { use: 'SegmentedControl', when: 'it filters or redraws one view rather than changing to another.' },
    { use: 'Disclosure', when: 'people compare the parts, or read on from one to the next.' },
    { use: 'Stepper', when: 'the parts have an order.' },
  ],
  anatomy: [
    {
      part: 'Tab list',
      about: 'The tabs. Where they have no room, the list scrolls and fades out at the end with more.',
    },
    { part: 'Tab', about: 'A word or two, with an icon and a count if they help.' },
    {
      part: 'Reason',
      about: 'Below a tab that cannot be chosen now: why. Shown when it is pointed at or has the focus.',
    },
    { part: 'Panel', about: 'The view.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the selected tab, from there to the panel.' },
    { keys: 'Arrow left, Arrow right', does: 'Goes to the next tab and shows its panel, and round at the ends.' },
    { keys: 'Arrow up, Arrow down', does: 'The same where the tabs are vertical.' },
    { keys: 'Home, End', does: 'Goes to the first or last tab and shows its panel.' },
    { keys: 'Enter, Space', does: 'With manual activation: shows the panel of the tab that has the focus.' },
    { keys: 'Escape', does: 'Hides the reason of a tab that cannot be chosen.' },
  ],
  accessibility: [
    'A tab that cannot be chosen can still be reached, so that its reason is found and read out.',
    'Choose manual activation where a panel takes time to load: arrows would start each load that they pass.',
    '`mounted="visited"` keeps what was typed in a panel. TabLinks are plain links in a landmark.',
  ],
  content: [
    'Nouns, one or two words, in the same form: “Facts”, “People”, “Documents”.',
    'A count says how many there are, not that something is new.',
  ],
  guidance: [
    {
      do: {
        says: 'Give a view that can be linked to an address of its own.',
        shows: (
          <TabLinks
            label="An example of links"
            links={[
              { label: 'Facts', href: '#facts' },
              { label: 'Documents', href: '#documents', count: 4 },
            ]}
            current="#facts"
          />
        ),
      },
      dont: {
        says: 'Put steps into tabs: nothing says that one comes before the other.',
        shows: (
          <Tabs
            label="An example of steps"
            tabs={[
              { id: 'contact', label: '1. Contact', panel: <Text as="p">Your address</Text> },
              { id: 'payment', label: '2. Payment', panel: <Text as="p">Your card</Text> },
            ]}
          />
        ),
      },
    },
  ],
}
