import { listMessages } from '../messages/namespaces.ts'
import { shownTones } from './invoice-status.rules.ts'

/** The look of an invoice's status: in plain words to members, in the platform's own to staff. */
export const invoiceLooks = { enumeration: 'InvoiceStatus', tones: shownTones, plain: listMessages } as const
