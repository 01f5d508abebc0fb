export { type MethodRow } from './new-kit-list.rules.ts'
export { NewKitList, type NewKitListProps, type NewKitListSlots } from './NewKitList.tsx'
export { NewKitListView, type NewKitListViewProps } from './NewKitListView.tsx'
export { type NewKitListData, useNewKitList } from './useNewKitList.ts'
