import { overrideMessages } from '@memberkit/foundation/messages'
import { enUS } from '@memberkit/invoices/messages/en-US'

const messages = [enUS, overrideMessages({ namespace: 'invoices' }, 'en-US', { title: 'Bills' })]

export {}
