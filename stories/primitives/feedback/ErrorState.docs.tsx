import { ErrorState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Replaces a page or panel that couldn’t load because of a problem on our side.',
  alternatives: [
    { use: 'Alert', when: 'the content is there and something beside it failed.' },
    { use: 'OfflineState', when: 'the person is offline: nothing is wrong on our side.' },
    { use: 'DeniedState', when: 'they aren’t allowed to see it: a retry changes nothing.' },
    { use: 'EmptyState', when: 'it loaded and is empty.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the state, or a custom one.' },
    { part: 'Title', about: 'What failed, as a heading.' },
    { part: 'Text', about: 'What that means for the person.' },
    { part: 'Action', about: 'Retry, a way back, or both.' },
    { part: 'Details', about: 'Details for staff, collapsed behind `detailsLabel`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the details.' },
    { keys: 'Enter, Space', does: 'Presses the action, or toggles the details.' },
  ],
  accessibility: [
    'It replaces content, so it is announced at once (`role="alert"`), unless it was there from the start (`isStatic`).',
    'The title is a heading at `level`, part of the page’s outline.',
    'While `isRetrying`, the button keeps focus and ignores presses.',
  ],
  content: [
    'Say what failed, then what it means: “Your cover isn’t affected.” No blame, no codes.',
    'Button labels name the action. “Try again” is right if a retry may help.',
    'Codes and references are for staff: put them in the details.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what it means for the person, and the next step.',
        example: (
          <ErrorState
            isStatic
            title="We couldn’t load your household"
            onRetry={() => {}}
            retryLabel="Try again"
            details="Reference 7F3A-1120"
            detailsLabel="Details for support"
          >
            Something is wrong on our side. Your cover is not affected.
          </ErrorState>
        ),
      },
      dont: {
        caption: 'Show a code, and offer no next step.',
        example: <ErrorState isStatic title="Error 503: HOUSEHOLD_SERVICE_UNAVAILABLE" />,
      },
    },
  ],
}
