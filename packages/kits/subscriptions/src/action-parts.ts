// The dialogs of staff, in one file: they share fields and words.
export { CreateSubscription } from './manage/CreateSubscription.tsx'
export { SubscriptionActionDialog } from './manage/SubscriptionActionDialog.tsx'
