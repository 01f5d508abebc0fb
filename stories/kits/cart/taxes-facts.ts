import type { taxLink } from '@memberkit/cart'
import type { Operation } from '@memberkit/contract'
import * as taxes from '@memberkit/contract/commerce/taxes'

export const reads: readonly (readonly [Operation, string])[] = [
  [taxes.listTaxes, 'Everyone’s rates: in effect, upcoming and ended; again every 15 seconds while a form is open'],
  [taxes.listIdentityTaxes, 'One person’s rates and exceptions, the same; after a lost response, whether it was set'],
  [taxes.taxJournal, 'The history of a rate'],
  [taxes.taxMaxClock, 'Every 15 seconds while the history is shown: whether there is something new'],
]

export const changes: readonly (readonly [Operation, when: string, shows: string])[] = [
  [taxes.createTax, 'Set a rate', 'A rate that wasn’t listed before, equal in all that was sent'],
  [taxes.createIdentityTax, 'Set an exception', 'The same among the person’s rates'],
]

export const parameters: Record<keyof Parameters<typeof taxLink.toLink>[0], readonly [string, string]> = {
  country: ['CAN', 'Narrows the table to these countries'],
  area: ['TX,QC', 'Narrows it to these states, provinces, or rates of a whole country'],
  state: ['inForce,upcoming', 'Narrows it to rates in effect, upcoming or ended'],
  sort: ['rate', 'The column the table is sorted by'],
  order: ['descending', 'Its direction'],
}

export const optimism = [
  ['Filters, sorting', 'Optimistic', 'They are local and stand in the address; there is nothing to fail'],
  ['A rate, an exception', 'Confirmed', 'The form stays with what was typed. A lost response is looked up in the list'],
] as const

export const situations = [
  ['Loading', 'Skeletons as tall as what comes', 'Nothing'],
  ['Empty, first use', 'That there are no rates yet', 'Set a rate'],
  ['Empty by filters', 'That no rate matches', 'Clear the filters'],
  ['A rate that can’t be read', 'One row that says so; the rest works', 'Nothing'],
  ['A rate that has ended', 'Its last day; the menu says why it isn’t followed', 'Start from the one in effect'],
  [
    'A rate set meanwhile, while a form is open',
    'What the new one changes now, and what is different',
    'Press again to agree',
  ],
  ['A second rate from the same day', 'What the platform objects to, at the first day', 'Choose another day'],
  ['Offline, failed, refused, denied', 'What happened; what was typed stays', 'Try again, where that helps'],
  ['Members, partners, group administrators', 'That rates aren’t here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Enter, Space or Arrow down on Actions', 'Opens the menu. An action out of reach is there, with the reason'],
  ['Arrows on a part of a date', 'To the next or previous value'],
  ['Enter in the form', 'Sets the rate, or moves to the first field that is missing'],
  ['Escape', 'Closes the menu, the form or the history; not while something is being sent'],
] as const
