export { BranchCard, type BranchCardProps } from './BranchCard.tsx'
export { BranchCardView, type BranchCardViewProps } from './BranchCardView.tsx'
export { type AreaOfLaw } from '../shared/areas-of-law.ts'
