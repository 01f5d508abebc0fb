import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Stands where content would be, and says why there is none and what to do next.',
  alternatives: [
    { use: 'ErrorState', when: 'a whole page or panel did not come: it is read out and tries again.' },
    { use: 'DeniedState, NotFoundState, OfflineState', when: 'a whole page or panel is not there for that reason.' },
    { use: 'Skeleton', when: 'content is on its way.' },
    { use: 'Alert', when: 'there is content, and trouble beside it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the kind, or one of its own.' },
    { part: 'Title', about: 'What is missing, as a heading.' },
    { part: 'Text', about: 'Why, and what would be here.' },
    { part: 'Action', about: 'The one thing to do next.' },
    { part: 'Details', about: 'What only some want to know, such as a reference: small, below the action.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the action.' }],
  accessibility: [
    'The title is a heading at the `level` of what is missing.',
    'Nothing is announced by itself: say “No results” with `announce` after a search.',
  ],
  content: [
    'Nothing yet (`first-use`) invites; nothing that fits (`filtered`) leads back to more; the others say what is the matter.',
    'One action. It says what it does: “Add a person”, “Clear filters”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what would be here, and how to begin.',
        shows: (
          <EmptyState title="Nobody here yet" action={<Button tone="primary">Add a person</Button>}>
            Add the people in your household who should be covered.
          </EmptyState>
        ),
      },
      dont: {
        says: 'State that there is nothing, and leave it at that.',
        shows: <EmptyState title="No data" />,
      },
    },
  ],
}
