import { ErrorState } from '@memberkit/primitives/state-panel'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Stands in the place of a page or panel that did not come, because something went wrong on our side.',
  alternatives: [
    { use: 'Alert', when: 'the content is there and something beside it went wrong.' },
    { use: 'OfflineState', when: 'the person has no network: nothing is wrong on our side.' },
    { use: 'DeniedState', when: 'they may not see it: trying again changes nothing.' },
    { use: 'EmptyState', when: 'it was loaded, and there is nothing in it yet.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the state, or one of its own.' },
    { part: 'Title', about: 'What did not work, as a heading.' },
    { part: 'Text', about: 'What that means for the person.' },
    { part: 'Action', about: 'Try again, a way back, or both.' },
    { part: 'Details', about: 'What only staff want to know, folded away behind `detailsLabel`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the action, then to the details.' },
    { keys: 'Enter, Space', does: 'Presses the action, or folds the details in and out.' },
  ],
  accessibility: [
    'It appears in the place of content, so it is read out at once (`role="alert"`), unless it was there from the start (`isStatic`).',
    'The title is a heading at `level`, so that it is found in the outline.',
    'While `isRetrying` the button keeps the focus and takes no press.',
  ],
  content: [
    'Say what did not work, then what that means: “Your cover is not affected.” No blame, no codes.',
    'The button says what it does. “Try again” is right where trying again may help.',
    'Codes and references are for staff: put them into the details.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what it means for the person, and the one thing to do.',
        shows: (
          <ErrorState
            isStatic
            title="We could not load your household"
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
        says: 'Show a code, and offer no way on.',
        shows: <ErrorState isStatic title="Error 503: HOUSEHOLD_SERVICE_UNAVAILABLE" />,
      },
    },
  ],
}
