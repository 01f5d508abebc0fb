export { ActingConsent } from './ActingConsent.tsx'
export { ConfirmDialog } from './ConfirmDialog.tsx'
export { needsRetype, type Retyping, useRetype } from './retype.ts'
export { RetypeAmount } from './RetypeAmount.tsx'
