export { DeniedState, type DeniedStateProps } from './DeniedState.tsx'
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx'
export { NotFoundState, type NotFoundStateProps } from './NotFoundState.tsx'
export { OfflineState, type OfflineStateProps } from './OfflineState.tsx'
