import { Stack } from '@memberkit/primitives/box'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Takes exactly the room of content that is loading, so that nothing moves when it comes.',
  alternatives: [
    { use: 'Table with `isLoading`', when: 'rows are on their way: a table makes skeletons of its own.' },
    { use: 'Button with `isPending`', when: 'somebody asked for something to be done.' },
    { use: 'Spinner', when: 'it is a word or a field that loads, and there is no room to keep.' },
    { use: 'Nothing', when: 'it comes at once. The group itself shows only after 150 ms.' },
  ],
  anatomy: [
    { part: 'SkeletonGroup', about: 'Holds those of one panel and is one sentence to screen readers.' },
    { part: 'SkeletonText', about: 'A line as high as the text it stands for, as wide as a sample of it.' },
    { part: 'Skeleton', about: 'A box of a known height: a badge, an icon, a control, a panel.' },
  ],
  keyboard: [],
  accessibility: [
    'The bars are hidden from screen readers; the group says its `label` once, at the next pause.',
    'The sample is in an attribute, so that neither search nor screen readers find it.',
    'They pulse; under reduced motion they stand still. In forced colours they are grey.',
  ],
  content: ['The label says what is coming: “Loading invoices”. A sample is text of the usual length: “$1,204.50”.'],
  guidance: [
    {
      do: {
        says: 'Draw what will be there.',
        shows: (
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
        says: 'Fill the page with bars that stand for nothing.',
        shows: (
          <SkeletonGroup label="Loading">
            <Skeleton height="panel" />
          </SkeletonGroup>
        ),
      },
    },
  ],
}
