// The table of staff and what opens from its head.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { SubscriptionTable } from './subscription-table/SubscriptionTable.tsx'
export { SubscriptionMenu } from './manage/SubscriptionMenu.tsx'
