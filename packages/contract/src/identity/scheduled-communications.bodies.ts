import { Instant } from '../shared/dates.ts'
import { assumed, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { NotificationType } from './notifications.enums.ts'
import { CommunicationInterval } from './scheduled-communications.entities.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newScheduledCommunicationFields = assumed({
  identityId: text,
  type: NotificationType,
  templateKey: text,
  values: maybe(record),
  name: maybe(text),
  deliverOn: Instant,
  timeZone: maybe(text),
  interval: maybe(CommunicationInterval),
})

/** Something to send later. `values` are what the template's variables stand for. */
export interface NewScheduledCommunication extends Out<typeof newScheduledCommunicationFields> {}
export const NewScheduledCommunication: Schema<NewScheduledCommunication> = newScheduledCommunicationFields

const communicationDeliveryDateFields = assumed({ deliverOn: Instant })

/** When it shall be sent. */
export interface CommunicationDeliveryDate extends Out<typeof communicationDeliveryDateFields> {}
export const CommunicationDeliveryDate: Schema<CommunicationDeliveryDate> = communicationDeliveryDateFields
