import type { Entitlement } from '@memberkit/contract/commerce/entitlements'
import { enter, press } from '@memberkit/testing/press'
import type { CoverageActionName } from '../../shared/coverage-actions.ts'
import { dialog, field, inDialog } from '../../testing/open-kit.tsx'

export interface ActionCase {
  name: CoverageActionName
  /** Its words in the menu. */
  action: string
  planId: string
  /** The text before the button. */
  consequence: string
  fill?: () => Promise<void>
  submit: string
  /** The part of the address after the plan. */
  path: string
  body?: object
  done: string
  /** The facts of the plan after; `undefined` where it is gone. */
  becomes?: object
  /** What a colleague changes while the action is reviewed. @default its last day */
  theirs?: Partial<Entitlement>
}

const day = async (group: string, [month, date, year]: readonly [string, string, string]) => {
  const parts = dialog.getByRole('group', { name: new RegExp(`^${group}`) })
  await enter(parts.getByRole('textbox', { name: 'Month' }), month)
  await enter(parts.getByRole('textbox', { name: 'Day' }), date)
  await enter(parts.getByRole('textbox', { name: 'Year' }), year)
}

const lookUp = async (id: string, name: string) => {
  await enter(field('Identity ID'), ` ${id} `)
  await press(inDialog('Find person'))
  await press(dialog.getByRole('checkbox', { name: `This is ${name}, ID ${id}` }))
}

const person = async () => {
  await enter(field('First name'), ' June ')
  await enter(field('Last name'), 'Sample')
  await enter(field('Relation to the owner'), 'Dependent')
}

const june = { firstName: 'June', lastName: 'Sample', permissionType: 'DEPENDENT' }

/** The texts, questions and requests of each action. */
export const actionCases: readonly ActionCase[] = [
  {
    name: 'addAuthorizedUsers',
    action: 'Add a person by name',
    planId: 'ent-1',
    consequence: 'Once added, this person is covered too.',
    fill: person,
    submit: 'Add person',
    path: '/addAuthorizedUsers',
    body: { authorizedUsers: [june] },
    done: 'The person is on Legal Plan Family.',
  },
  {
    name: 'replaceAuthorizedUser',
    action: 'Replace a person known by name',
    planId: 'ent-1',
    consequence: 'in place of the other one.',
    async fill() {
      await press(dialog.getByText('Juno Sample'))
      await person()
    },
    submit: 'Replace person',
    path: '/replaceAuthorizedUser',
    body: { authorizedUserId: 'authorized-user-juno', replacement: june },
    done: 'The person on Legal Plan Family was replaced.',
  },
  {
    name: 'removeAuthorizedUsers',
    action: 'Remove a person known by name',
    planId: 'ent-1',
    consequence: 'Takes this person off the plan.',
    fill: () => press(dialog.getByText('Juno Sample')),
    submit: 'Remove person',
    path: '/removeAuthorizedUsers',
    body: { authorizedUserIds: ['authorized-user-juno'] },
    done: 'The person is no longer on Legal Plan Family.',
    becomes: { authorizedUsers: [] },
  },
  {
    name: 'addDelegates',
    action: 'Add a person with an account',
    planId: 'ent-1',
    consequence: 'Once added, this person is covered too.',
    async fill() {
      await enter(field('Relation to the owner'), 'Dependent')
      await lookUp('member-ada', 'Ada Example')
    },
    submit: 'Add person',
    path: '/addDelegates',
    body: { delegates: [{ identityId: 'member-ada', permissionType: 'DEPENDENT' }] },
    done: 'The person is on Legal Plan Family.',
  },
  {
    name: 'replaceDelegate',
    action: 'Replace a person with an account',
    planId: 'ent-1',
    consequence: 'in place of the other one.',
    async fill() {
      await press(dialog.getByText('Ivy Sample'))
      await enter(field('Relation to the owner'), 'Dependent')
      await lookUp('member-ada', 'Ada Example')
    },
    submit: 'Replace person',
    path: '/replaceDelegate',
    body: { identityId: 'member-ivy', replacement: { identityId: 'member-ada', permissionType: 'DEPENDENT' } },
    done: 'The person on Legal Plan Family was replaced.',
  },
  {
    name: 'removeDelegates',
    action: 'Remove a person with an account',
    planId: 'ent-1',
    consequence: 'Takes this person off the plan.',
    fill: () => press(dialog.getByText('Ivy Sample')),
    submit: 'Remove person',
    path: '/removeDelegates',
    body: { identityIds: ['member-ivy'] },
    done: 'The person is no longer on Legal Plan Family.',
  },
  {
    name: 'changeServiceArea',
    action: 'Change service area',
    planId: 'ent-1',
    consequence: 'The service area becomes California instead of Texas.',
    fill: () => enter(field('Service area'), 'California'),
    submit: 'Change service area',
    path: '/changeServiceArea?serviceArea=CA',
    done: 'The service area of Legal Plan Family was changed.',
    theirs: { serviceArea: 'OK' },
    becomes: { serviceArea: 'CA' },
  },
  {
    name: 'changeEffectiveDates',
    action: 'Change dates',
    planId: 'ent-1',
    consequence: 'Changes the effective dates of the plan.',
    fill: () => day('Last day', ['12', '31', '2026']),
    submit: 'Change dates',
    path: '/changeEffectiveDates',
    body: { effectiveFrom: '2025-09-08', effectiveTo: '2026-12-31' },
    done: 'The dates of Legal Plan Family were changed.',
    theirs: { effectiveFrom: '2025-10-01' },
    becomes: { effectiveTo: '2026-12-31' },
  },
  {
    name: 'changeProduct',
    action: 'Change plan',
    planId: 'ent-1',
    consequence: 'From Legal Plan Family to Legal Plan Family Plus.',
    async fill() {
      await enter(field('Plan'), 'Legal plan for the family')
      await enter(field('Plan level'), 'Legal Plan Family Plus')
    },
    submit: 'Change plan',
    path: '/changeProduct',
    done: 'The change of plan was recorded.',
    theirs: { fulfillmentStatus: 'PendingChange' },
  },
  {
    name: 'changeProductInfo',
    action: 'Correct plan name',
    planId: 'ent-1',
    consequence: 'Changes the name and the level, not the product.',
    fill: () => enter(field('Name'), 'Family Legal Plan'),
    submit: 'Correct name',
    path: '/products/changeProductInfo',
    body: { productId: 'product-legal-family', name: 'Family Legal Plan', tier: 'Legal Plan Family' },
    done: 'The plan’s name was corrected.',
    theirs: {
      product: { productId: 'product-legal-family', name: 'Legal Plan Family', tier: 'Legal Plan Family 2026' },
    },
  },
  {
    name: 'addContracts',
    action: 'Add contract',
    planId: 'ent-1',
    consequence: 'Adds the contract to those of the plan.',
    async fill() {
      await enter(field('Type'), 'Amendment')
      await enter(field('Contract ID'), 'contract-texas')
      await enter(field('Name'), 'Texas amendment')
    },
    submit: 'Add contract',
    path: '/addContracts',
    body: { contracts: [{ type: 'AMENDMENT', contractId: 'contract-texas', label: 'Texas amendment' }] },
    done: 'The contract was added to Legal Plan Family.',
    theirs: { contracts: [] },
  },
  {
    name: 'fulfill',
    action: 'Set fulfillment',
    planId: 'ent-4',
    consequence: 'Records how far the plan has been provided.',
    fill: () => enter(field('Fulfillment'), 'Ready'),
    submit: 'Set fulfillment',
    path: '/fulfill',
    body: { fulfillmentStatus: 'Fulfilled' },
    done: 'The fulfillment of IDShield Individual 2021 was set.',
    theirs: { fulfillmentStatus: 'PendingChange' },
    becomes: { fulfillmentStatus: 'Fulfilled' },
  },
  {
    name: 'updateSubscriptionId',
    action: 'Change subscription',
    planId: 'ent-1',
    consequence: 'Changes the subscription on record for the plan.',
    fill: () => press(dialog.getByText('IDShield Family 2021')),
    submit: 'Change subscription',
    path: '/updateSubscriptionId',
    body: { subscriptionId: 'sub-2' },
    done: 'The subscription of Legal Plan Family was changed.',
    theirs: { subscriptionId: 'sub-9' },
    becomes: { subscriptionId: 'sub-2' },
  },
  {
    name: 'activate',
    action: 'Activate',
    planId: 'ent-6',
    consequence: 'The status becomes Active.',
    submit: 'Activate coverage',
    path: '/activate',
    body: {},
    done: 'Legal Small Business is active.',
    theirs: { effectiveTo: '2026-03-31' },
    becomes: { status: 'ACTIVE' },
  },
  {
    name: 'suspend',
    action: 'Suspend',
    planId: 'ent-1',
    consequence: 'Suspends the whole plan.',
    fill: () => enter(field('Reason'), ' Unpaid '),
    submit: 'Suspend coverage',
    path: '/suspend',
    body: { reason: 'Unpaid' },
    done: 'Legal Plan Family is suspended.',
    becomes: { status: 'SUSPENDED', statusReason: 'Unpaid' },
  },
  {
    name: 'cancel',
    action: 'Cancel coverage',
    planId: 'ent-1',
    consequence: 'Cancels the whole plan.',
    async fill() {
      await enter(field('Reason'), 'Moved abroad')
      await day('Last day of coverage', ['3', '31', '2026'])
    },
    submit: 'Cancel coverage',
    path: '/cancel',
    body: { reason: 'Moved abroad', effectiveFrom: '2026-04-01' },
    done: 'The cancellation of Legal Plan Family was recorded.',
    becomes: { status: 'ACTIVE', effectiveTo: '2026-03-31' },
  },
  {
    name: 'changeOwner',
    action: 'Change owner',
    planId: 'ent-1',
    consequence: 'Makes this person the owner of the plan.',
    fill: () => lookUp('member-ada', 'Ada Example'),
    submit: 'Change owner',
    path: '/changeOwner?identityId=member-ada',
    done: 'Legal Plan Family has a new owner.',
    becomes: { identityId: 'member-ada' },
  },
  {
    name: 'reassignOwner',
    action: 'Reassign owner',
    planId: 'ent-1',
    consequence: 'Makes this person the owner of the plan.',
    fill: () => lookUp('member-ada', 'Ada Example'),
    submit: 'Reassign owner',
    path: '/reassignOwner',
    body: { identityId: 'member-ada' },
    done: 'Legal Plan Family was reassigned.',
    becomes: { identityId: 'member-ada' },
  },
  {
    name: 'delete',
    action: 'Delete record',
    planId: 'ent-1',
    consequence: 'This can’t be undone.',
    submit: 'Delete record',
    path: '',
    done: 'The record of Legal Plan Family is deleted.',
  },
]
