import { OfflineState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Stands in the place of a page or panel that did not come, because there is no network.',
  alternatives: [
    { use: 'Banner', when: 'what is shown is still of use: say at the top that it may be out of date.' },
    { use: 'ErrorState', when: 'the network is there and the answer was an error.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the state, or one of its own.' },
    { part: 'Title', about: 'That there is no network, as a heading.' },
    { part: 'Text', about: 'What is kept, and that it comes back by itself.' },
    { part: 'Action', about: 'A button to try again at once.' },
    { part: 'Details', about: 'What only staff want to know, folded away behind `detailsLabel`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the action, then to the details.' },
    { keys: 'Enter, Space', does: 'Presses the action, or folds the details in and out.' },
  ],
  accessibility: [
    'It appears in the place of content, so it is read out at the next pause (`role="status"`).',
    'It tries again by itself as soon as the browser says that the network is back; the button is for people who do not want to wait.',
  ],
  content: ['Say that it comes back by itself, and what is kept: “What you wrote is still here.”'],
  guidance: [
    {
      do: {
        says: 'Say that it comes back by itself.',
        shows: (
          <OfflineState title="You are offline" onRetry={() => {}} retryLabel="Try again">
            We show your household again as soon as you are connected.
          </OfflineState>
        ),
      },
      dont: {
        says: 'Send people to look for the fault.',
        shows: (
          <OfflineState title="Network error">Check your cables, your router and your internet provider.</OfflineState>
        ),
      },
    },
  ],
}
