// The parts that only staff load: one file, as the table, its menus and its dialogs share popovers, fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { CreateSubscription } from './manage/CreateSubscription.tsx'
export { SubscriptionActionDialog } from './manage/SubscriptionActionDialog.tsx'
export { SubscriptionMenu } from './manage/SubscriptionMenu.tsx'
export { SubscriptionHistory } from './subscription-detail/SubscriptionHistory.tsx'
export { SubscriptionTable } from './subscription-table/SubscriptionTable.tsx'
