// Parts opened from the orders or a cart: one file, as menus, filters and dialogs share popovers, fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { OrderActionDialog } from './orders/OrderActionDialog.tsx'
export { OrderDetailPage } from './orders/OrderDetailPage.tsx'
export { OrderRowMenu } from './orders/OrderMenu.tsx'
export { PurchasePage } from './purchase/PurchasePage.tsx'
