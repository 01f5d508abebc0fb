export { ChangedSince, type ChangedSinceProps } from './ChangedSince.tsx'
export { ConflictPanel, type ConflictFieldInfo, type ConflictPanelProps } from './ConflictPanel.tsx'
export { type FieldConflict, type Merge, mergeThreeWay } from './merge.ts'
export { TextConflict, type TextConflictProps } from './TextConflict.tsx'
