export { InvoiceDetail, type InvoiceDetailProps } from './InvoiceDetail.tsx'
export { type InvoiceDetailPageProps } from './InvoiceDetailPage.tsx'
export { type InvoiceDetailData, useInvoiceDetail } from './useInvoiceDetail.ts'
