import { Button } from '@memberkit/primitives/button'
import { DeniedState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Stands in the place of a page or panel that this person may not see.',
  alternatives: [
    { use: 'NotFoundState', when: 'they may not even know that it is there.' },
    { use: 'ErrorState', when: 'something went wrong, and trying again may help.' },
    { use: 'Notice', when: 'one thing on the page cannot be done: say why beside it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'A lock, or one of its own.' },
    { part: 'Title', about: 'What cannot be seen or done here, as a heading.' },
    { part: 'Text', about: 'Who may.' },
    { part: 'Action', about: 'How to be let in, or the way back.' },
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
    'Say who may, and how to be let in: “Only the person who holds the plan can.”',
    'Never say what it is that they may not see.',
  ],
  guidance: [
    {
      do: {
        says: 'Say who may, and offer the way on.',
        shows: (
          <DeniedState title="You cannot see this household" action={<Button>Go to your plan</Button>}>
            Only the person who holds the plan can. Ask them if you need something from here.
          </DeniedState>
        ),
      },
      dont: {
        says: 'Speak of permissions by their internal names.',
        shows: <DeniedState title="403 Forbidden">You do not have the permission household:read.</DeniedState>,
      },
    },
  ],
}
