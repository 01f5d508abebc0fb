// The forms: one file, as every form shares the controls of all kinds.
export { BulkRun } from './actions/BulkRun.tsx'
export { EntityActionDialog } from './actions/EntityActionDialog.tsx'
export { CallPage } from './call/CallPage.tsx'
export { CreatePage } from './create/CreatePage.tsx'
export { EditPage } from './edit/EditPage.tsx'
export { QueryForm } from './list/QueryForm.tsx'
export { ScopeForm } from './place/ScopeForm.tsx'
export { Launcher } from './shell/Launcher.tsx'
