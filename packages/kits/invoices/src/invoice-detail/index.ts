export { InvoiceDetail, type InvoiceDetailProps } from './InvoiceDetail.tsx'
export { type InvoiceDetailData, useInvoiceDetail } from './useInvoiceDetail.ts'
