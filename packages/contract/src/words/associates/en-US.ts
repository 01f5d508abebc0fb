import type * as associates from '../../partners/associates.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Associate: { one: 'Associate', many: 'Associates', about: 'An independent seller and their place in the network' },
  AssociateAddress: { one: 'Address', many: 'Addresses' },
  AssociateBalance: { one: 'Balance', many: 'Balances' },
  AssociateEntitlement: { one: 'Coverage', many: 'Coverage' },
  AssociateLedger: { one: 'Ledger', many: 'Ledgers' },
  AssociateTaxId: { one: 'Tax ID', many: 'Tax IDs' },
  CommissionPreferences: { one: 'Commission preferences', many: 'Commission preferences' },
  NetworkPlace: { one: 'Related associate', many: 'Related associates' },
  SubAgent: { one: 'Sub-agent', many: 'Sub-agents' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Associate,
  about: 'People who sell plans: their network, level and commissions',
} as const satisfies Name

export const fields = {
  compensationPlan: 'Compensation plan',
  upline: 'Upline',
  sponsor: 'Sponsor',
  ledger: 'Ledger',
  commissionPaymentStatus: 'Commission payments',
  commissionPreferences: 'Commission preferences',
  subAgents: 'Sub-agents',
  taxIds: 'Tax IDs',
  executiveDirector: 'Executive director',
  seniorDirector: 'Senior director',
  placementStatus: 'Placement',
  brokerQualified: 'Qualified as a broker',
  contentTeam: 'Content team',
  commissionHoldReason: 'Reason commissions are held',
  downline: 'Downline',
  balances: 'Balances',
  paymentFrequency: 'Paid every',
  balanceType: 'Balance',
  uplineId: 'Upline',
  subAgentId: 'Sub-agent',
  taxIdId: 'Tax ID',
  'CommissionPreferences.paymentMethod': 'Paid by',
  number: 'Associate number',
} as const satisfies FieldWords

export const hints = {
  number: 'The number the associate knows',
  agreementId: 'Names the associate in every system',
  brokerQualified: 'Licensed to earn broker commissions',
  upline: 'The associate directly above',
  sponsor: 'The associate who recruited them',
  commissionPaymentStatus: 'Held commissions are paid once the hold ends',
} as const satisfies FieldWords

export const actions = {
  addAssociateAddress: 'Add address',
  addAssociateSubAgent: 'Add sub-agent',
  addAssociateTaxId: 'Add tax ID',
  changeAssociateBrokerQualified: 'Change broker qualification',
  changeAssociateCommissionPaymentStatus: 'Change commission payments',
  changeAssociateCommissionPreferences: 'Change commission preferences',
  changeAssociateCompensationPlan: 'Change compensation plan',
  changeAssociateEffectiveDate: 'Change effective date',
  changeAssociateEntitlement: 'Change coverage',
  changeAssociateExecutiveDirector: 'Change executive director',
  changeAssociateLedger: 'Change ledger',
  changeAssociateLevel: 'Change level',
  changeAssociateOwner: 'Change owner',
  changeAssociatePlacementStatus: 'Change placement',
  changeAssociateSeniorDirector: 'Change senior director',
  changeAssociateSponsor: 'Change sponsor',
  changeAssociateStatus: 'Change status',
  changeAssociateUpline: 'Change upline',
  createAssociate: 'Create associate',
  deleteAssociate: 'Delete associate',
  findAssociate: 'Find associate',
  getAssociate: 'View associate',
  listAssociates: 'View associates',
  removeAssociateSubAgent: 'Remove sub-agent',
  removeAssociateTaxId: 'Remove tax ID',
  updateAssociateAddress: 'Change address',
  updateAssociateContentTeam: 'Change content team',
} as const satisfies ActionWords<typeof associates>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAssociateAddress: 'Address added',
  addAssociateSubAgent: 'Sub-agent added',
  addAssociateTaxId: 'Tax ID added',
  changeAssociateBrokerQualified: 'Broker qualification changed',
  changeAssociateCommissionPaymentStatus: 'Commission payments changed',
  changeAssociateCommissionPreferences: 'Commission preferences changed',
  changeAssociateCompensationPlan: 'Compensation plan changed',
  changeAssociateEffectiveDate: 'Effective date changed',
  changeAssociateEntitlement: 'Coverage changed',
  changeAssociateExecutiveDirector: 'Executive director changed',
  changeAssociateLedger: 'Ledger changed',
  changeAssociateLevel: 'Level changed',
  changeAssociateOwner: 'Owner changed',
  changeAssociatePlacementStatus: 'Placement changed',
  changeAssociateSeniorDirector: 'Senior director changed',
  changeAssociateSponsor: 'Sponsor changed',
  changeAssociateStatus: 'Status changed',
  changeAssociateUpline: 'Upline changed',
  createAssociate: 'Associate created',
  deleteAssociate: 'Associate deleted',
  removeAssociateSubAgent: 'Sub-agent removed',
  removeAssociateTaxId: 'Tax ID removed',
  updateAssociateAddress: 'Address changed',
  updateAssociateContentTeam: 'Content team changed',
} as const satisfies ActionWords<typeof associates>

export { AssociateAction as journal } from '../../labels/partners/associates.en-US.ts'
