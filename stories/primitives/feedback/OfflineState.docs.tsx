import { OfflineState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Replaces a page or panel that couldn’t load because the person is offline.',
  alternatives: [
    { use: 'Banner', when: 'the loaded content is still useful: say at the top that it may be out of date.' },
    { use: 'ErrorState', when: 'the network works and the response was an error.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the state, or a custom one.' },
    { part: 'Title', about: 'That the person is offline, as a heading.' },
    { part: 'Text', about: 'What is kept, and that it reloads automatically.' },
    { part: 'Action', about: 'A button to retry at once.' },
    { part: 'Details', about: 'Details for staff, collapsed behind `detailsLabel`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the details.' },
    { keys: 'Enter, Space', does: 'Presses the action, or toggles the details.' },
  ],
  accessibility: [
    'It replaces content, so it is announced politely (`role="status"`).',
    'It retries as soon as the browser is back online; the button is for people who don’t want to wait.',
  ],
  content: ['Say that it reloads automatically, and what is kept: “What you wrote is still here.”'],
  guidance: [
    {
      do: {
        caption: 'Say that it reloads automatically.',
        example: (
          <OfflineState title="You are offline" onRetry={() => {}} retryLabel="Try again">
            We show your household again as soon as you are connected.
          </OfflineState>
        ),
      },
      dont: {
        caption: 'Tell people to find the cause.',
        example: (
          <OfflineState title="Network error">Check your cables, your router and your internet provider.</OfflineState>
        ),
      },
    },
  ],
}
