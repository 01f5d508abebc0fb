export { Tree } from './Tree.tsx'
export {
  type TreeItem,
  type TreeLabels,
  type TreeMove,
  type TreeDropTarget,
  type TreeProps,
  treeSelectionModes,
} from './types.ts'
