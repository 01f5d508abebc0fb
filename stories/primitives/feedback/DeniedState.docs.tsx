import { Button } from '@memberkit/primitives/button'
import { DeniedState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Replaces a page or panel that the person isn’t allowed to see.',
  alternatives: [
    { use: 'NotFoundState', when: 'they may not even know that it exists.' },
    { use: 'ErrorState', when: 'something went wrong, and a retry may help.' },
    { use: 'Notice', when: 'one action on the page is unavailable: say why beside it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'A lock, or a custom icon.' },
    { part: 'Title', about: 'What can’t be seen or done here, as a heading.' },
    { part: 'Text', about: 'Who has access.' },
    { part: 'Action', about: 'How to get access, or the way back.' },
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
    'Say who has access and how to get it: “Only the person who holds the plan can.”',
    'Never reveal what they aren’t allowed to see.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say who has access, and offer the next step.',
        example: (
          <DeniedState title="You can’t see this household" action={<Button>Go to your plan</Button>}>
            Only the person who holds the plan can. Ask them if you need something from here.
          </DeniedState>
        ),
      },
      dont: {
        caption: 'Use the internal names of permissions.',
        example: <DeniedState title="403 Forbidden">You do not have the permission household:read.</DeniedState>,
      },
    },
  ],
}
