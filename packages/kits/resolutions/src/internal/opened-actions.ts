// The actions on a case, in one file: the menu and the dialogs share their words and fields.
export { CaseMenu } from './actions/CaseMenu.tsx'
export { TurnIntoDialog } from './compose/TurnIntoDialog.tsx'
export { OpenedFlow } from './OpenedFlow.tsx'
export { PinMenu } from './case/PinMenu.tsx'
export { HalfDoneAlert } from './case/HalfDoneAlert.tsx'
export { ConfirmDialog } from '@memberkit/foundation/confirm'
