export { Tree, type TreeProps, treeSelectionModes } from './Tree.tsx'
export type { TreeItem, TreeLabels } from './types.ts'
