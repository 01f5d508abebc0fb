export { SubscriptionActionDialog, type SubscriptionActionDialogProps } from './SubscriptionActionDialog.tsx'
export { SubscriptionMenu, type SubscriptionMenuProps, SubscriptionRowMenu } from './SubscriptionMenu.tsx'
export { subscriptionCalls } from './subscription-calls.ts'
