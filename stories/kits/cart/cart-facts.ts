import type { LineProblem, TaxEstimate } from '@memberkit/cart'
import type { CartProblem } from '@memberkit/cart/codec'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listOffers, validateOfferSelections } from '@memberkit/contract/commerce/offers'
import { findIdentityTaxArea, findTaxArea } from '@memberkit/contract/commerce/taxes'

/** The calls of a cart. All are reads; an order is sent by what comes after it. */
export const reads = [
  [listOffers, 'Prices, tiers and supplements of the brand, in the cart’s currency, country and market'],
  [validateOfferSelections, 'Whether the lines can be bought together in their region, once for each offer'],
  [findTaxArea, 'The taxes at the place of an anonymous buyer'],
  [findIdentityTaxArea, 'The taxes of a signed-in buyer, with their exceptions'],
  [listEntitlements, 'Signed in: whether the buyer has a plan already'],
] as const

export const lineProblems: Record<LineProblem, readonly [when: string, offered: string]> = {
  unread: ['An offer couldn’t be read, and no other has this product or tier', 'Try again later'],
  notSold: ['No offer on sale has this product', 'Remove it'],
  tierNotSold: ['The offers don’t have this tier', 'Other tiers, as buttons'],
  tierMissing: ['The address names no tier, and there are several', 'The tiers, as buttons'],
  priceMissing: ['The tier has no price', 'Other tiers, as buttons'],
  notInRegion: ['The offer isn’t available in the cart’s region', 'What is sold there; another region'],
}

export const linkProblems: Record<CartProblem, string> = {
  tooLong: 'More than 64 kB, which isn’t decoded',
  notBase64: 'Another encoding, a truncated link, or bytes that aren’t UTF-8',
  notJson: 'Text that isn’t JSON',
  wrongShape: 'JSON that isn’t a cart: wrong types, too deep, unsafe keys, half characters',
}

export const taxStates: Record<TaxEstimate['state'], string> = {
  unknown: 'Calculated once we know your ZIP or postal code; the total is “Due today, before tax” until it is known',
  estimating: 'Calculating…; after a change of address the last amounts stay, marked as busy',
  failed: 'Calculated at purchase',
  known: 'A row for each tax, by its name on invoices: GST, HST, QST, TPS, TVQ',
}

/** What shows before the platform has answered, and what happens when it says no. */
export const optimism = [
  ['Add, remove, change, period, region', 'Optimistic', 'It is local. Removing can be undone for 8 seconds'],
  ['Validity of the selection', 'Checked meanwhile', 'The line says what is the matter; the way on is held'],
  ['Tax', 'Estimated meanwhile', 'Calculated at purchase; never shown as zero'],
  ['Order, people, purchase', 'Confirmed', 'By the parts that come after the cart'],
] as const

export const situations = [
  ['Loading', 'Skeletons as tall as the lines, shown after 150 ms', 'Nothing'],
  ['Empty', 'That the cart is empty', 'To the plans, where the host gave a way'],
  ['Unreadable link', 'That nothing could be read and nothing was bought', 'Choose again'],
  ['Personal data in the link', 'That it is filled in and has left the address', 'Nothing'],
  [
    'Back after a while',
    'Which lines cost more or less, now or later, or can’t be bought; not one’s own edits',
    'Nothing',
  ],
  ['A line that can’t be bought', 'Why, at the line, and beside the way on', 'An alternative, or remove it'],
  ['Offline, with prices read', 'The cart, which can still be edited', 'Connect to continue'],
  ['Offline, failed, refused, denied', 'What happened; the cart is kept', 'Try again, where that helps'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Enter on Remove', 'Removes; the focus goes to the next line, or to the heading'],
  ['Shift Tab, Enter on Undo', 'Puts it back; the focus is on its line again'],
  ['Enter on Continue', 'To the details. While it is held, its reason is read with it'],
  ['Escape', 'Closes the drawer or the dialog; the focus is where it was before'],
] as const

export const parameters = {
  d: ['eyJwcm9kdWN0cyI6WyJsZWdhbCJdfQ%3D%3D', 'The cart, as base64-encoded JSON'],
  cartStep: ['details', 'The buyer’s details; a step of its own in the history'],
} as const
