import { Stack } from '@memberkit/primitives/box'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Reserves the exact space of loading content, so that nothing shifts when it arrives.',
  alternatives: [
    { use: 'Table with `isLoading`', when: 'rows are loading: a table renders its own skeletons.' },
    { use: 'Button with `isPending`', when: 'someone has started an action.' },
    { use: 'Spinner', when: 'a word or a field is loading, with no space to reserve.' },
    { use: 'Nothing', when: 'it loads at once. The group only shows after 150 ms.' },
  ],
  anatomy: [
    { part: 'SkeletonGroup', about: 'Contains the skeletons of one panel; one sentence to screen readers.' },
    { part: 'SkeletonText', about: 'A line as high as its text and as wide as a sample of it.' },
    { part: 'Skeleton', about: 'A box of fixed height: a badge, an icon, a control, a panel.' },
  ],
  keyboard: [],
  accessibility: [
    'The bars are hidden from screen readers; the group announces its `label` once, politely.',
    'The sample is in an attribute, so that neither search nor screen readers find it.',
    'They pulse, except with reduced motion. In forced colours they are grey.',
  ],
  content: ['The label says what is loading: “Loading invoices”. A sample is typical text: “$1,204.50”.'],
  guidance: [
    {
      do: {
        caption: 'Match the layout of the content.',
        example: (
          <SkeletonGroup label="Loading the person">
            <Stack gap="xs">
              <SkeletonText size="lg" sample="Ada Example" />
              <SkeletonText sample="ada@example.com, Toronto" />
              <Skeleton height="badge" width="sm" />
            </Stack>
          </SkeletonGroup>
        ),
      },
      dont: {
        caption: 'Fill the page with unrelated bars.',
        example: (
          <SkeletonGroup label="Loading">
            <Skeleton height="panel" />
          </SkeletonGroup>
        ),
      },
    },
  ],
}
