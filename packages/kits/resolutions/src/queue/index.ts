export { type NextActor, nextActor } from '../shared/case.rules.ts'
export { queueCases, type QueueCasesOptions } from './queue-cases.ts'
export { queueLink, type QueueFilters, type ViewName } from './queue-link.ts'
export { type QueuePageProps } from './QueuePage.tsx'
export { type QueueCase } from './received.ts'
export { ResolutionQueue, type ResolutionQueueProps } from './ResolutionQueue.tsx'
export { type QueueData, type QueueOptions, useQueue } from './useQueue.ts'
export {
  type QueueNavigation,
  type QueueNavigationOptions,
  type QueueOrder,
  useQueueNavigation,
} from './useQueueNavigation.ts'
