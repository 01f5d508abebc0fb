import type { Area } from './document.ts'

/** A sentence that the rules can't parse, and an equivalent that they can; `''` if it names no operation. */
export interface Reading {
  readonly area: Area
  readonly quote: string
  readonly reading: string
  readonly because: string
}

export const readings: readonly Reading[] = [
  {
    area: 'commerce',
    quote: 'POST .../{a}/{b}/flushMethodDataCache',
    reading:
      'POST /v1/public/queries/{a}/{b}/flushMethodDataCache and /v1/queries/{a}/{b}/flushMethodDataCache and /v1/identities/{id}/queries/{a}/{b}/flushMethodDataCache',
    because: 'The dots stand for each of the addresses above.',
  },
  {
    area: 'commerce',
    quote: 'Billing details: GET and setBillingHold for associates and memberships.',
    reading:
      'GET associate billing details, membership billing details; POST associate setBillingHold, membership setBillingHold.',
    because: 'Two calls, each for both.',
  },
  {
    area: 'commerce',
    quote: 'reinstatement-matching applications and associates;',
    reading: 'reinstatement-matching applications; reinstatement-matching associates;',
    because: 'The first word goes with both.',
  },
  {
    area: 'commerce',
    quote: 'GET commissionData (by associate or whole)',
    reading: 'GET commissionData by associate, commissionData',
    because: 'Two calls.',
  },
  {
    area: 'commerce',
    quote: 'GET associate reinstated and application; GET member reinstated and application (query)',
    reading:
      'GET associate reinstated, associate application; GET member reinstated (query), member application (query)',
    because: 'The first word goes with both, and so does the query.',
  },
  {
    area: 'commerce',
    quote: 'a v2 createCharge',
    reading: '/v2/.../createCharge',
    because: 'The call named before it, under another version.',
  },
  {
    area: 'commerce',
    quote: 'POST migrate (v1 and v2); journal',
    reading: 'POST /v1/.../migrate, /v2/.../migrate; journal',
    because: 'One call under two versions.',
  },
  {
    area: 'commerce',
    quote:
      'Contract histories and auto comments: see the companion documents for comments; histories are under entitlements above.',
    reading: '',
    because: 'It says where else to look.',
  },
  {
    area: 'commerce',
    quote:
      'Plain fetch helper: GET and JSON POST/PUT with credentials; 204 gives null data, success gives parsed JSON, anything else gives the response text.',
    reading: '',
    because: 'It is for any address and none in particular: `fetchPlain` of the platform client.',
  },
  {
    area: 'commerce',
    quote: 'Payload and response field names are not shown.',
    reading: '',
    because: 'It names no call.',
  },
  {
    area: 'identity',
    quote: 'answers create, replace, submit.',
    reading: 'answers create, replace, submitAnswer.',
    because: 'The calls named above, without a sign-in.',
  },
  {
    area: 'identity',
    quote: 'Template CRUD under /v1/notifications/templates/...;',
    reading:
      'POST /v1/notifications/templates; GET, PUT, DELETE /v1/notifications/templates/{key}; POST updateCategory; POST, GET, PUT, DELETE /v1/notifications/templates/{key}/{a}/{b};',
    because:
      'Section 3: "Templates are keyed and localized (key plus two further path parameters for the localized form); a template category can be updated."',
  },
  {
    area: 'identity',
    quote: 'SMS-provider message lookup with failure add and delete;',
    reading: 'GET SMS message; POST SMS message failure; DELETE SMS message failure;',
    because: 'Three calls: the messages of the provider, and failures of theirs.',
  },
  {
    area: 'identity',
    quote: 'webhook endpoints for the email and SMS providers (paths not shown)',
    reading: 'POST email webhook, SMS webhook',
    because: 'A provider posts to them.',
  },
  {
    area: 'partners',
    quote: 'POST /v2/talkDesk/tokenForCall; GET /maxClock.',
    reading: 'POST /v2/talkDesk/tokenForCall; GET /v2/servicerequests/journal/maxClock.',
    because: 'The clock of the journal named before it.',
  },
  {
    area: 'partners',
    quote:
      'A v1 copy of most of the above exists under /v1/users/{id}/serviceRequests and /v1/servicerequests/journal.',
    reading:
      'GET and POST /v1/users/{id}/serviceRequests; GET and DELETE /v1/users/{id}/serviceRequests/{sid}; GET /v1/servicerequests/journal.',
    because: 'These are the collection and one thing in it; that most of the rest has a copy has a test of its own.',
  },
]
