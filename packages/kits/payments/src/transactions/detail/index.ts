export { TransactionDetail, type TransactionDetailProps } from './TransactionDetail.tsx'
export type { TransactionDetailPageProps } from './TransactionDetailPage.tsx'
export { type TransactionDetailData, useTransactionDetail } from './useTransactionDetail.ts'
