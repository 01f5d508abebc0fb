import type { Operation } from '@memberkit/contract'
import * as payments from '@memberkit/contract/commerce/payments'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'

/** What is read, and what for. */
export const reads: readonly (readonly [Operation, string])[] = [
  [payments.listPaymentMethods, 'The wallet: one request for all copies on the page'],
  [payments.listGroupPaymentMethods, 'The same for a group’s administrator ("non-owner")'],
  [
    payments.checkCooldown,
    'Whether and until when a payment has to wait; fails by itself, and then nothing is claimed',
  ],
  [payments.getPaymentMethod, 'A method, before and after an action until its outcome is known'],
  [payments.findPaymentMethod, 'Whether a hand-over has arrived after a lost answer'],
  [payments.paymentJournal, 'What happened to a method, and who changed it meanwhile; for staff'],
  [payments.getTestCardNumber, 'A public test number, for staff in a test environment'],
  [getIdentity, 'Change of owner: whether the identity exists, before anything is sent'],
  [listThinProfiles, 'The name beside it; no birth date and no national identifier'],
]

/** What is created, and by whom. */
export const creations: readonly (readonly [Operation, string])[] = [
  [payments.createPaymentMethod, 'One’s own'],
  [payments.createGroupPaymentMethod, 'A group’s administrator, for a member; cards only'],
  [payments.createAnonymousPaymentMethod, 'Before sign-in; nobody’s until it is handed over'],
  [payments.assignAnonymousPaymentMethodOwner, 'Hands it to its first owner: useAssignPaymentMethod'],
]

/** Where each secret goes. */
export const boundaries = [
  ['Card number, security code', 'The vendor’s frame, on its own origin', 'Nowhere on this page'],
  [
    'Account number',
    'An uncontrolled field, then the vendor',
    'Not in state, events, storage or requests to the platform',
  ],
  ['Routing, institution, transit number', 'This form, then the vendor', 'Not in events; public numbers of a bank'],
  ['Token', 'The vendor’s answer, then the platform', 'Dropped when it is used, refused, or something else is entered'],
  ['Brand, last four digits, month', 'The wallet', 'Masked for session recorders'],
] as const

/** What happens when the vendor doesn't do what it should. */
export const vendorFailures = [
  [
    'The frame or its script doesn’t load',
    'After 15 seconds: that the fields couldn’t load',
    'Try again loads them anew',
  ],
  [
    'The frame loads again, or another page',
    'What was entered there is gone; the fields are waited for',
    'Enter it again',
  ],
  ['The details are refused', 'That they couldn’t be accepted; the frame says which', 'Correct them, add again'],
  ['No answer in 30 seconds', 'That nothing was saved or charged', 'Add again'],
  ['The vendor is down, or its answer is incomplete', 'That it can’t be reached', 'Add again'],
  ['A message of another window or origin', 'Nothing: it is ignored', 'Nothing'],
  ['A card number in place of a token', 'As incomplete: it goes no further', 'Add again'],
] as const

export const optimism = [
  ['Add, replace, name, address', 'Confirmed', 'What was entered stays. After a lost answer the wallet is read first'],
  ['Remove, owner', 'Confirmed', 'As above; if somebody changed it meanwhile (412), the change is shown first'],
  ['Show more', 'Local', 'There is nothing to fail'],
] as const

export const situations = [
  ['Loading', 'Rows as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty', 'What will be here', 'Add, where a tokenizer is given'],
  ['Partial', 'The methods; of the cooldown nothing is said', 'Nothing'],
  ['Unreadable', 'One row for each method that can’t be read', 'Nothing'],
  ['Offline', 'What was read, if anything was', 'Try again'],
  ['Failed, refused, too many requests', 'What happened; the reference under Details', 'Try again'],
  ['Signed out', 'That the session is over', 'Sign in, and come back here'],
  ['Denied, gone', 'The same for both, so that nothing is given away', 'The way back'],
  ['Group administrator without a group', 'That it isn’t here; nothing is requested', 'Nothing'],
  ['The form to add is closed', 'Nothing; what was entered is there again, card and account numbers aren’t', 'Nothing'],
  ['Back while a method is added', 'Once it is known, whether it was added', 'Nothing'],
  ['Acting for a member', 'That only the member can add', 'Everything else, confirmed by name where it ends something'],
] as const
