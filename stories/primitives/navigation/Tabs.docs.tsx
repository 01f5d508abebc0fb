import { TabLinks, Tabs } from '@memberkit/primitives/tabs'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Switches between views of the same object that people look at one at a time.',
  alternatives: [
    { use: 'TabLinks', when: 'each view has its own URL, for links and Back.' },
    { use: 'SegmentedControl', when: 'it filters or redraws one view rather than changing to another.' },
    { use: 'Disclosure', when: 'people compare the parts, or read them in sequence.' },
    { use: 'Stepper', when: 'the parts have an order.' },
  ],
  anatomy: [
    {
      part: 'Tab list',
      about: 'The tabs. If they don’t fit, the list scrolls and fades out at the end with more.',
    },
    { part: 'Tab', about: 'One or two words, with an optional icon and count.' },
    {
      part: 'Reason',
      about: 'Below an unavailable tab: the reason. Shown on hover and focus.',
    },
    { part: 'Panel', about: 'The view.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected tab, then to the panel.' },
    { keys: 'Arrow left, Arrow right', does: 'Moves to the next tab and shows its panel, wrapping at the ends.' },
    { keys: 'Arrow up, Arrow down', does: 'The same for vertical tabs.' },
    { keys: 'Home, End', does: 'Moves to the first or last tab and shows its panel.' },
    { keys: 'Enter, Space', does: 'With manual activation: shows the focused tab’s panel.' },
    { keys: 'Escape', does: 'Hides the reason of an unavailable tab.' },
  ],
  accessibility: [
    'An unavailable tab can be focused, so that people find the reason.',
    'Use manual activation if a panel takes time to load: otherwise arrow keys load each panel they pass.',
    '`mounted="visited"` keeps input in a panel. TabLinks are plain links in a landmark.',
  ],
  content: [
    'Nouns of one or two words in parallel form: “Facts”, “People”, “Documents”.',
    'A count gives the total, not what is new.',
  ],
  guidance: [
    {
      do: {
        caption: 'Give a linkable view its own URL.',
        example: (
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
        caption: 'Use tabs for steps: nothing shows their order.',
        example: (
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
