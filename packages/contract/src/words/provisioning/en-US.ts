import type * as provisioning from '../../commerce/provisioning.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Provision: { one: 'Activation', many: 'Activations', about: 'The setup of a purchase in every system' },
  ProvisionRun: { one: 'Run', many: 'Runs', about: 'One run over waiting activations' },
  ClassicMap: { one: 'Legacy link', many: 'Legacy links' },
  ProvisionIdentity: { one: 'Person', many: 'People' },
  ProvisionSubscription: { one: 'Subscription', many: 'Subscriptions' },
  changes: { one: 'Plan change', many: 'Plan changes' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Provision,
  about: 'New memberships on their way to coverage and the legacy system',
} as const satisfies Name

export const fields = {
  relationType: 'Role',
  classicMembershipId: 'Legacy membership',
  identities: 'People',
  payload: 'Data sent',
  fromProductId: 'Current product',
  toProductId: 'New product',
  reinstatementStatus: 'Reinstatement',
  identityMergeId: 'Account merge',
  classicMaps: 'Links to the legacy system',
  subscriptions: 'Subscriptions',
  reinstatementMatches: 'Possible former memberships',
  error: 'Error',
  createdFrom: 'Created from',
  createdTo: 'Created until',
  provisionIds: 'Activations',
  vendor: 'System',
} as const satisfies FieldWords

export const hints = {
  payload: 'As received from the shop',
} as const satisfies FieldWords

export const actions = {
  addProvisionClassicMap: 'Add legacy link',
  addProvisionIdentity: 'Add person',
  addProvisionSubscription: 'Add subscription',
  createProvision: 'Create activation',
  getProvision: 'View activation',
  listIdentityProvisions: 'View a person’s activations',
  listProvisions: 'View activations',
  markProvisionProfileChecked: 'Mark profile checked',
  markProvisionProfileMerged: 'Mark profiles merged',
  processPlanChanges: 'Process waiting plan changes',
  processProvisions: 'Process waiting activations',
  reinstateProvision: 'Reinstate membership',
  submitPlanChanges: 'Submit plan change',
  submitProvisionAsNew: 'Submit as new',
  suspendProvision: 'Suspend activation',
  updateProvisionFields: 'Edit activation',
  updateProvisionIdentityMergeId: 'Change account merge',
  updateProvisionStatus: 'Change status',
  updateReinstatementStatus: 'Change reinstatement',
} as const satisfies ActionWords<typeof provisioning>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addProvisionClassicMap: 'Legacy link added',
  addProvisionIdentity: 'Person added',
  addProvisionSubscription: 'Subscription added',
  createProvision: 'Activation created',
  markProvisionProfileChecked: 'Profile marked checked',
  markProvisionProfileMerged: 'Profiles marked merged',
  processPlanChanges: 'Plan changes processed',
  processProvisions: 'Activations processed',
  reinstateProvision: 'Membership reinstated',
  submitPlanChanges: 'Plan change submitted',
  submitProvisionAsNew: 'Submitted as new',
  suspendProvision: 'Activation suspended',
  updateProvisionFields: 'Activation updated',
  updateProvisionIdentityMergeId: 'Account merge changed',
  updateProvisionStatus: 'Status changed',
  updateReinstatementStatus: 'Reinstatement changed',
} as const satisfies ActionWords<typeof provisioning>

export { ProvisionAction as journal } from '../../labels/commerce/provisioning.en-US.ts'
