import { describe, expect, test } from 'vitest'
import { invoiceTransitions } from './commerce/invoices.ts'
import { NotificationStatus } from './identity/notifications.ts'
import { isOperation, isSchema, pick, transitionsIn } from './openapi/exports.ts'
import { services } from './openapi/services.ts'
import { resolutionTransitions } from './partners/resolutions.ts'
import { MarketingStatus } from './shared/marketing.ts'
import { actionOf } from './action-of.ts'
import { targetsOf } from './targets-of.ts'
import { isPossibleIn, type Transition } from './transitions.ts'

const withTransitions = services
  .map(({ name, exports }) => ({ name, exports, transitions: Object.entries(transitionsIn(exports)) }))
  .filter(({ transitions }) => transitions.length > 0)

type Published = (typeof withTransitions)[number]

const mentioned = ({ from = [], only = {}, ...rule }: Transition): readonly string[] => [
  ...from,
  ...targetsOf(rule),
  ...Object.entries(only).flatMap(([status, next]) => [status, ...(next ?? [])]),
]

/**
 * The values of an entity's status: the enumeration of the service that has all its transitions mention, or, where an
 * entity has several, all of them together. Memberships of the older system have no enumeration.
 */
function statusesOf({ name, exports, transitions }: Published): readonly string[] {
  const named = new Set(transitions.flatMap(([, rule]) => (rule ? mentioned(rule) : [])))
  if (name === 'classic-memberships') return [...named]
  const enumerations = Object.entries(pick(exports, isSchema)).flatMap(([schema, value]) =>
    /Status(Variant)?$/.test(schema) && 'options' in value ? [value.options as readonly string[]] : [],
  )
  const fitting = [...enumerations, MarketingStatus.options].filter((options) =>
    [...named].every((status) => options.includes(status)),
  )
  return fitting.toSorted((one, other) => one.length - other.length)[0] ?? enumerations.flat()
}

/** Returns the statuses of new entities, others, and all that can be reached from them. */
function reached({ transitions }: Published, others: readonly string[] = []): ReadonlySet<string> {
  const rules = transitions.flatMap(([action, rule]) => (rule ? [{ action, rule }] : []))
  const first = rules.filter(({ action, rule }) => !rule.from || action === 'create')
  const found = new Set([...others, ...first.flatMap(({ rule }) => targetsOf(rule))])
  for (const status of found) {
    for (const { rule } of rules) {
      if (isPossibleIn(rule, status)) for (const next of targetsOf(rule, status)) found.add(next)
    }
  }
  return found
}

/** Statuses that the platform sets itself, and those that nothing we know of sets. */
const setByNoCall: Readonly<Record<string, readonly string[]>> = {
  // The call that deletes an alert has its last word in common with the one that deletes a template.
  alerts: ['Deleted'],
  'associate-marketing': ['ACTIVE', 'CANCELED', 'DELETED'],
  'classic-memberships': ['ACTIVE', 'PENDING'],
  forms: ['CANCELED'],
  'identity-merge': ['IN_PROGRESS', 'OK', 'WARNING', 'FAILED', 'PROCESSING', 'COMPLETE'],
  notifications: NotificationStatus.options.filter((status) => status !== 'CANCELLED'),
  // Of the specification's two lists of statuses, one says FULLY_FUNDED.
  orders: ['FULLY_FUNDED'],
  payments: ['INACTIVE'],
  providers: ['PENDING_VERIFICATION'],
  'scheduled-communications': ['SUCCESSFUL', 'FAILED', 'RETRYING'],
  'user-states': ['CANCELED'],
}

describe.each(withTransitions)('$name', (service) => {
  const { exports, transitions } = service

  test('every transition is one of its calls', () => {
    const actions = Object.values(pick(exports, isOperation)).map(actionOf)
    expect(actions).toEqual(expect.arrayContaining(transitions.map(([action]) => action)))
  })

  test('every status is one of its entity, and assumed', () => {
    for (const [action, rule] of transitions) {
      expect(rule?.origin, action).toBe('assumed')
      expect(statusesOf(service), action).toEqual(expect.arrayContaining([...mentioned(rule ?? {})]))
    }
  })
})

test.each(withTransitions)('$name: every status is initial, reachable, or set by no call', (service) => {
  const others = setByNoCall[service.name] ?? []
  const found = reached(service, others)
  expect(statusesOf(service).filter((status) => !found.has(status))).toEqual([])
  expect(others.filter((status) => reached(service).has(status))).toEqual([])
})

test('an action is possible in its listed statuses, in any if none are listed, and never in an unknown one', () => {
  expect(isPossibleIn(invoiceTransitions.void, 'ACTIVE')).toBe(true)
  expect(isPossibleIn(invoiceTransitions.void, 'PAID')).toBe(false)
  expect(isPossibleIn(invoiceTransitions.void, undefined)).toBe(false)
  expect(isPossibleIn(invoiceTransitions.create, undefined)).toBe(true)
  expect(isPossibleIn(undefined, 'ACTIVE')).toBe(true)
})

test('`only` limits what a status can change to', () => {
  expect(targetsOf(resolutionTransitions.updateStatus, 'ClosedWithMerit')).toEqual(['Open', 'NeedsReview'])
  expect(targetsOf(resolutionTransitions.updateStatus, 'Open')).toContain('Discarded')
  expect(targetsOf({ from: ['ACTIVE'] })).toEqual([])
})
