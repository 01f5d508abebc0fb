export type { InvoicesEvent, InvoicesEventTable } from './events.ts'
export {
  BalanceHeader,
  type BalanceHeaderProps,
  type InvoiceFilterState,
  invoiceLink,
  InvoiceList,
  type InvoiceListData,
  type InvoiceListOptions,
  type InvoiceListProps,
  type InvoiceListSlots,
  InvoiceListView,
  type InvoiceListViewProps,
  type InvoiceRow,
  type InvoiceSort,
  PastDueBanner,
  type PastDueBannerProps,
  useInvoiceList,
} from './invoice-list/index.ts'
export {
  type AllowedAction,
  allowedActions,
  defaultTransitions,
  type InvoiceActionName,
  invoiceActionNames,
  permissionOf,
  resultingStatus,
  type Transitions,
} from './shared/invoice-actions.rules.ts'
