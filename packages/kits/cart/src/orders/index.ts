export type { OrdersEvents } from './events.ts'
export { Orders, type OrdersProps } from './Orders.tsx'
export type { OrdersPageProps, OrdersSlots } from './OrdersPage.tsx'
export { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx'
export type { OrderDetailPageProps } from './OrderDetailPage.tsx'
export { type AllowedOrderAction, type OrderActionName, orderActions, type OrderTransitions } from './order-actions.ts'
export { orderLink, orderList } from './order-list.tsx'
export type { OrderListMessages } from './useOrderListMessages.ts'
export { type OrderRow, type OrdersData, type OrdersOptions, useOrders } from './useOrders.ts'
export {
  isPurchased,
  isUnpaid,
  type OrderStage,
  type OrderStepState,
  stageOf,
  stepsOf,
} from '../order/order-status.rules.ts'
