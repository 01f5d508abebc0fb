import { LocalDate } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ContractHistoryStatus, ContractType } from './contract-histories.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.

const newContractHistoryFields = entity({
  stated: { type: ContractType, status: maybe(ContractHistoryStatus) },
  assumed: {
    contractId: text,
    contractVersion: maybe(text),
    label: text,
    locale: maybe(text),
    region: maybe(StateOrProvince),
    documentUrl: maybe(text),
    effectiveFrom: LocalDate,
    effectiveTo: maybe(LocalDate),
  },
})

/** A contract to record. */
export interface NewContractHistory extends Out<typeof newContractHistoryFields> {}
export const NewContractHistory: Schema<NewContractHistory> = newContractHistoryFields

const contractHistoryMigrationFields = assumed({ legacyId: text, histories: list(NewContractHistory) })

/** The legacy membership whose contracts to migrate, by its number there. */
export interface ContractHistoryMigration extends Out<typeof contractHistoryMigrationFields> {}
export const ContractHistoryMigration: Schema<ContractHistoryMigration> = contractHistoryMigrationFields
