export { ConfirmDialog } from './ConfirmDialog.tsx'
export { needsRetype, type Retyping, useRetype } from './retype.tsx'
export { RetypeAmount } from './RetypeAmount.tsx'
