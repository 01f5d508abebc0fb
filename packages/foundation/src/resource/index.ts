export {
  currentOf,
  mapResource,
  type Refusal,
  type RefusalReason,
  type Resource,
  togetherWith,
  type Trouble,
} from './resource.ts'
export { refusalOf } from './refusal.ts'
export { resourceOf } from './resource-of.ts'
export { type Answer, useAnswers } from './useAnswers.ts'
export { useLastReady } from './useLastReady.ts'
export { type ResourceOptions, useResource } from './useResource.ts'
export { textIn, UnreadableRows } from './unreadable.ts'
export type { UnreadableRowsProps } from './UnreadableRows.tsx'
export { ResourceView, type ResourceViewProps } from './ResourceView.tsx'
