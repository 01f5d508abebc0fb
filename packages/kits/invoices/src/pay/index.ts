export { PayDialog, type PayDialogProps } from './PayDialog.tsx'
export { outcomeOf, type PayOutcome } from './pay.rules.ts'
export { type PayInvoice, usePayInvoice } from './usePayInvoice.ts'
