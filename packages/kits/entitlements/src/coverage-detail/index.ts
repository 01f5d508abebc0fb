export { CoverageDetail, type CoverageDetailProps } from './CoverageDetail.tsx'
export { type CoverageDetailPageProps } from './CoverageDetailPage.tsx'
export { useCoverageDetail } from './useCoverageDetail.ts'
