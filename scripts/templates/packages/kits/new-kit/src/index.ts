export type { NewKitEvent, NewKitEventTable } from './events.ts'
export {
  type MethodRow,
  NewKitList,
  type NewKitListData,
  type NewKitListProps,
  type NewKitListSlots,
  NewKitListView,
  type NewKitListViewProps,
  useNewKitList,
} from './new-kit-list/index.ts'
