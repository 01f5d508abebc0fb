export type { InvoicesEvent, InvoicesEventTable } from './events.ts'
export {
  BalanceHeader,
  type BalanceHeaderProps,
  InvoiceAccount,
  type InvoiceAccountProps,
  type InvoiceAccountSlots,
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
  PayInvoices,
  type PayInvoicesProps,
  useInvoiceList,
} from './invoice-list/index.ts'
export {
  type AllowedAction,
  type InvoiceActionName,
  invoiceActions,
  type Transitions,
} from './shared/invoice-actions.ts'
