export type { InvoicesEvent, InvoicesEventTable } from './events.ts'
export {
  BalanceHeader,
  type BalanceHeaderProps,
  type InvoiceFilterState,
  invoiceLink,
  InvoiceList,
  type InvoiceListData,
  type InvoiceListOptions,
  type InvoiceListPageProps,
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
  type InvoiceActionName,
  invoiceActions,
  type Transitions,
} from './shared/invoice-actions.ts'
