import { Instant, LocalDate } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { ContractHistoryStatus, ContractType } from './contract-histories.enums.ts'

const contractHistoryFields = entity({
  stated: { type: ContractType, status: ContractHistoryStatus },
  assumed: {
    id: text,
    identityId: text,
    entitlementId: text,
    contractId: text,
    contractVersion: maybe(text),
    label: text,
    locale: maybe(text),
    region: maybe(StateOrProvince),
    documentUrl: maybe(text),
    effectiveFrom: LocalDate,
    effectiveTo: maybe(LocalDate),
    createdAt: Instant,
    version: text,
  },
})

/**
 * A contract of an entitlement, in force from `effectiveFrom` up to and including `effectiveTo`. `locale` is the
 * language of its text, `contractVersion` the edition; `version` is the value for `If-Match`.
 */
export interface ContractHistory extends Out<typeof contractHistoryFields> {}
export const ContractHistory: Schema<ContractHistory> = contractHistoryFields
