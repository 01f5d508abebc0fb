export type { NewKitEvent, NewKitEventTable } from './events.ts'
// <list>
export { NewKitList, type NewKitListProps, type NewKitListSlots } from './new-kit-list/NewKitList.tsx'
// </list>
// <actions>
export { newKitActions } from './actions/new-kit-actions.ts'
// </actions>
export { type NewKitData, type NewKitOptions, type NewKitRow, useNewKit } from './shared/useNewKit.ts'
