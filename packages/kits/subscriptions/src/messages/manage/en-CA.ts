import type { Translation } from '@memberkit/foundation/messages'
import { manageEnUS } from './en-US.ts'

export const manageEnCA: Translation<typeof manageEnUS> = {
  ...manageEnUS,
  'unavailable.mustStayCancelled': 'This subscription must stay cancelled. Allow reinstatement first.',
  'consequence.updateOffer':
    'What is billed changes today, at the price of the catalogue. Check coverage too: it is handled separately.',
  'consequence.updateBillingFrequency': 'The price follows the catalogue for the new frequency.',
  'done.cancel': '{plan} is cancelled. Check its coverage.',
  'done.groupCancel': '{plan} is cancelled. Check its coverage.',
  'reinstate.forbidden': 'Once cancelled, it must stay cancelled: nobody can activate it.',
  'reinstate.allowed': 'Once cancelled, staff can activate it again.',
  'period.becomes': '{before} becomes {after}. The price follows the catalogue for the new frequency.',
  'items.noun': 'the catalogue',
  'items.loading': 'Loading the catalogue',
  'offer.becomes':
    'From {before} to {after}, today, at the price of the catalogue. Check coverage too: it is handled separately.',
  'delete.running': 'The subscription isn’t cancelled. Cancel it first.',
  'create.starts':
    'Billing begins on {date}, at the price of the catalogue. Check coverage too: it is handled separately.',
}
