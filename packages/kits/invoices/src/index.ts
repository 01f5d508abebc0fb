export type { InvoicesEvent, InvoicesEventTable } from './events.ts'
export {
  BalanceHeader,
  type BalanceHeaderProps,
  invoiceLink,
  invoiceList,
  InvoiceList,
  type InvoiceListData,
  type InvoiceListOptions,
  type InvoiceListPageProps,
  type InvoiceListProps,
  type InvoiceListSlots,
  type InvoiceRow,
  type InvoiceListMessages,
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
