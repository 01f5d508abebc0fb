export { Tree } from './Tree.tsx'
export { type TreeItem, type TreeLabels, type TreeProps, treeSelectionModes } from './types.ts'
