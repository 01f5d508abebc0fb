// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as bulkSource } from '../../../packages/kits/subscriptions/src/bulk/BulkPage.tsx?raw'
export { default as cancelSource } from '../../../packages/kits/subscriptions/src/cancel/CancelFlow.tsx?raw'
export { default as consequencesSource } from '../../../packages/kits/subscriptions/src/cancel/Consequences.tsx?raw'
export { default as changeSource } from '../../../packages/kits/subscriptions/src/change/change-props.ts?raw'
export { default as eventsSource } from '../../../packages/kits/subscriptions/src/events.ts?raw'
export { default as detailSource } from '../../../packages/kits/subscriptions/src/subscription-detail/SubscriptionDetailPage.tsx?raw'
export { default as pageSource } from '../../../packages/kits/subscriptions/src/subscription-list/SubscriptionListPage.tsx?raw'
export { default as hookSource } from '../../../packages/kits/subscriptions/src/subscription-list/useSubscriptions.ts?raw'
export { default as headless } from './examples/Headless.tsx?raw'
export { default as partsAndSlots } from './examples/PartsAndSlots.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
