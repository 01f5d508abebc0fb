import { ClassicCoverageCode } from '../shared/classic.ts'
import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

const classicGroupFields = assumed({
  id: text,
  groupId: maybe(text),
  name: text,
  status: text,
  situsState: StateOrProvince,
  associateId: maybe(text),
  memberCount: maybe(number),
  coverageCodes: list(ClassicCoverageCode),
  isBillingInvoiceDiverted: flag,
  startedOn: LocalDate,
  version: text,
})

/**
 * A group of the legacy system. `groupId` is its successor here, `situsState` the state whose law governs its contract.
 */
export interface ClassicGroup extends Out<typeof classicGroupFields> {}
export const ClassicGroup: Schema<ClassicGroup> = classicGroupFields

const classicCommissionFields = assumed({
  associateId: text,
  associateName: text,
  level: maybe(text),
  rate: maybe(Decimal),
  amount: Decimal,
})

/** The commission of one associate on a group: `rate` in percent. */
export interface ClassicCommission extends Out<typeof classicCommissionFields> {}
export const ClassicCommission: Schema<ClassicCommission> = classicCommissionFields

const classicCommissionDataFields = assumed({
  currency: Currency,
  total: Decimal,
  periodStart: maybe(LocalDate),
  periodEnd: maybe(LocalDate),
  commissions: list(ClassicCommission),
})

/** The commissions of a group, of all its associates or of the requested one. */
export interface ClassicCommissionData extends Out<typeof classicCommissionDataFields> {}
export const ClassicCommissionData: Schema<ClassicCommissionData> = classicCommissionDataFields

const situsStateContractFields = assumed({
  id: text,
  situsState: StateOrProvince,
  name: text,
  locale: text,
  documentUrl: maybe(text),
  effectiveOn: maybe(LocalDate),
})

/** The contract of a group in one state or province. */
export interface SitusStateContract extends Out<typeof situsStateContractFields> {}
export const SitusStateContract: Schema<SitusStateContract> = situsStateContractFields
