import { Button } from '@memberkit/primitives/button'
import { NotFoundState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Stands in the place of a page or panel that is not there, or not any more.',
  alternatives: [
    { use: 'EmptyState', when: 'a list has no entries, or none that fit the filters.' },
    { use: 'DeniedState', when: 'it is there, and they may know so.' },
    { use: 'ErrorState', when: 'it may be there, but did not come.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the state, or one of its own.' },
    { part: 'Title', about: 'What is not here, as a heading.' },
    { part: 'Text', about: 'Why that may be.' },
    { part: 'Action', about: 'Where to look instead.' },
    { part: 'Details', about: 'What only staff want to know, folded away behind `detailsLabel`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the action, then to the details.' },
    { keys: 'Enter, Space', does: 'Presses the action, or folds the details in and out.' },
  ],
  accessibility: [
    'Nothing is announced: it takes the place of a page, whose heading is read anyway.',
    'The title is a heading at `level`.',
  ],
  content: [
    'Say what is not there and why that may be: moved, deleted, mistyped. Do not guess one of them.',
    'The action leads to where it would be found.',
  ],
  guidance: [
    {
      do: {
        says: 'Lead to where it would be found.',
        shows: (
          <NotFoundState title="Invoice not found" action={<Button>See all invoices</Button>}>
            It may have been moved, or the address has a typing error in it.
          </NotFoundState>
        ),
      },
      dont: {
        says: 'Make a joke, and offer no way on.',
        shows: <NotFoundState title="Oops, page not found" />,
      },
    },
  ],
}
