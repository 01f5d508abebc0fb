import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Replaces missing content: says why there is none and what to do next.',
  alternatives: [
    { use: 'ErrorState', when: 'a whole page or panel couldn’t load: ErrorState is announced and offers a retry.' },
    { use: 'DeniedState, NotFoundState, OfflineState', when: 'a whole page or panel is missing for that reason.' },
    { use: 'Skeleton', when: 'content is loading.' },
    { use: 'Alert', when: 'there is content, and a problem beside it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the kind, or a custom one.' },
    { part: 'Title', about: 'What is missing, as a heading.' },
    { part: 'Text', about: 'Why, and what would appear here.' },
    { part: 'Action', about: 'The single next step.' },
    { part: 'Details', about: 'Details for some people, such as a reference: small, below the action.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action.' }],
  accessibility: [
    'The title is a heading at the `level` of the missing content.',
    'Nothing is announced automatically: after a search, say “No results” with `announce`.',
  ],
  content: [
    '`first-use` invites people to start; `filtered` leads back to more results; the others state the problem.',
    'One action with a specific label: “Add a person”, “Clear filters”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what would appear here, and how to start.',
        example: (
          <EmptyState title="Nobody here yet" action={<Button tone="primary">Add a person</Button>}>
            Add the people in your household who should be covered.
          </EmptyState>
        ),
      },
      dont: {
        caption: 'Only state that there is nothing.',
        example: <EmptyState title="No data" />,
      },
    },
  ],
}
