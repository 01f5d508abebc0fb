export { ConfirmDialog } from './ConfirmDialog.tsx'
export { needsRetype, RetypeAmount, type Retyping, useRetype } from './RetypeAmount.tsx'
