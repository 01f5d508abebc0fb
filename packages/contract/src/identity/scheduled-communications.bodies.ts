import { Instant } from '../shared/dates.ts'
import { assumed, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { NotificationType } from './notifications.enums.ts'
import { CommunicationInterval } from './scheduled-communications.entities.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

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

/** A communication to schedule. `values` replace the template's variables. */
export interface NewScheduledCommunication extends Out<typeof newScheduledCommunicationFields> {}
export const NewScheduledCommunication: Schema<NewScheduledCommunication> = newScheduledCommunicationFields

const communicationDeliveryDateFields = assumed({ deliverOn: Instant })

/** The delivery time. */
export interface CommunicationDeliveryDate extends Out<typeof communicationDeliveryDateFields> {}
export const CommunicationDeliveryDate: Schema<CommunicationDeliveryDate> = communicationDeliveryDateFields
