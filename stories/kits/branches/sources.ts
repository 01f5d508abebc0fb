// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as cardSource } from '../../../packages/kits/branches/src/card/BranchCard.tsx?raw'
export { default as editorSource } from '../../../packages/kits/branches/src/editor/BranchEditorPage.tsx?raw'
export { default as eventsSource } from '../../../packages/kits/branches/src/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/branches/src/editor/useBranchEditor.ts?raw'
export { default as slotsSource } from '../../../packages/kits/branches/src/editor/EditorSections.tsx?raw'
export { default as tableSource } from '../../../packages/kits/branches/src/table/BranchTablePage.tsx?raw'
export { default as headless } from './examples/Headless.tsx?raw'
export { default as slots } from './examples/Slots.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
