export { SubscriptionDetail, type SubscriptionDetailProps } from './SubscriptionDetail.tsx'
export { type SubscriptionDetailPageProps, type SubscriptionDetailSlots } from './SubscriptionDetailPage.tsx'
export {
  type SubscriptionDetailData,
  type SubscriptionDetailOptions,
  useSubscriptionDetail,
} from './useSubscriptionDetail.ts'
