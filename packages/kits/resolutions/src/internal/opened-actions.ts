// What is done to a case, in one file: the menu and the dialogs share their words and fields.
export { CaseMenu } from './actions/CaseMenu.tsx'
export { TurnIntoDialog } from './compose/TurnIntoDialog.tsx'
export { OpenedFlow } from './OpenedFlow.tsx'
