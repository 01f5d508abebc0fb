import { Button } from '@memberkit/primitives/button'
import { NotFoundState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Replaces a page or panel that doesn’t exist, or no longer does.',
  alternatives: [
    { use: 'EmptyState', when: 'a list has no items, or none that match the filters.' },
    { use: 'DeniedState', when: 'it exists, and the person may know that.' },
    { use: 'ErrorState', when: 'it may exist, but couldn’t load.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the state, or a custom one.' },
    { part: 'Title', about: 'What doesn’t exist, as a heading.' },
    { part: 'Text', about: 'Possible reasons.' },
    { part: 'Action', about: 'Where to look instead.' },
    { part: 'Details', about: 'Details for staff, collapsed behind `detailsLabel`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the details.' },
    { keys: 'Enter, Space', does: 'Presses the action, or toggles the details.' },
  ],
  accessibility: [
    'Nothing is announced: it replaces a page, whose heading is read anyway.',
    'The title is a heading at `level`.',
  ],
  content: [
    'Say what doesn’t exist and the possible reasons: moved, deleted, mistyped. Don’t guess one of them.',
    'The action leads to where people can look for it.',
  ],
  guidance: [
    {
      do: {
        caption: 'Link to where people can look for it.',
        example: (
          <NotFoundState title="Invoice not found" action={<Button>See all invoices</Button>}>
            It may have been moved, or the address has a typing error in it.
          </NotFoundState>
        ),
      },
      dont: {
        caption: 'Make a joke, and offer no next step.',
        example: <NotFoundState title="Oops, page not found" />,
      },
    },
  ],
}
