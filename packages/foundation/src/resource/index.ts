export { mapResource, type Refusal, type RefusalReason, type Resource } from './resource.ts'
export { type ResourceOptions, useResource } from './useResource.ts'
export { ResourceView, type ResourceViewProps } from './ResourceView.tsx'
