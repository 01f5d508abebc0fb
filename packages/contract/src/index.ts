export { actionOf } from './action-of.ts'
export type { Result, Data, SuccessStatus, Input, Received, RefusalStatus } from './result.ts'
export {
  type Address,
  at,
  del,
  get,
  type OperationTraits,
  type Method,
  type Operation,
  type Params,
  post,
  put,
  type OperationShape,
} from './operation.ts'
export { PostalAddress } from './shared/address.ts'
export { AreaOfLawCode } from './shared/area-of-law.ts'
export { BillingPeriod } from './shared/billing-period.ts'
export { AddOnKey, knownPlanNames, legalAddOns, ProductCategory, ProductShortCode } from './shared/catalogue.ts'
export {
  ClassicApplication,
  ClassicBillingDetails,
  ClassicBillingHold,
  ClassicCoverageCode,
  ClassicFriendlyId,
  ClassicFriendlyIdType,
  ClassicReassignment,
} from './shared/classic.ts'
export { ClassicId, ClassicIdType } from './shared/classic-id.ts'
export { CoBrandPartner } from './shared/co-brand.ts'
export { Country } from './shared/country.ts'
export { Instant, LocalDate, YearMonth } from './shared/dates.ts'
export { IntervalType } from './shared/interval.ts'
export { Email } from './shared/email.ts'
export { IdList } from './shared/id-list.ts'
export { InternalName } from './shared/internal-name.ts'
export {
  type ClockShape,
  journal,
  JournalActor,
  type JournalEntry,
  journalEntry,
  JournalQuery,
  MaxClock,
  maxClock,
  maxClockAt,
} from './shared/journal.ts'
export { LocalizedEntry, LocalizedText, MarketingData } from './shared/localized.ts'
export { LoginLink } from './shared/login-link.ts'
export {
  MarketingAction,
  MarketingApprovalStatus,
  MarketingDecision,
  MarketingStatus,
  SiteName,
} from './shared/marketing.ts'
export { Currency, Decimal } from './shared/money.ts'
export { NotePriority } from './shared/notes.ts'
export { OfficeAddress } from './shared/office-address.ts'
export { OwnerChange, OwnerKind, OwnerQuery } from './shared/owner.ts'
export { PaymentMethodType } from './shared/payment-method-type.ts'
export { PayoutCurrency } from './shared/payout-currency.ts'
export { AuthorizedUserType, PermissionType } from './shared/people.ts'
export { PeriodUnit } from './shared/period-unit.ts'
export { canadianProvinces, StateOrProvince, unexplainedPlaces } from './shared/places.ts'
export { Network, PracticePermission, PracticeRole, PracticeType } from './shared/practice.ts'
export { ProvisioningType } from './shared/provisioning-type.ts'
export { PublicKey } from './shared/public-key.ts'
export { Realm } from './shared/realm.ts'
export { Reference } from './shared/reference.ts'
export { ServiceHealth } from './shared/service-health.ts'
export {
  assumed,
  assumedOneOf,
  type AssumedValues,
  either,
  type Entity,
  entity,
  file,
  flag,
  keyed,
  list,
  maybe,
  number,
  oneOf,
  type Out,
  type Parts,
  type Provenance,
  record,
  type Schema,
  stated,
  text,
  unshown,
  written,
} from './wire.ts'
export { permissionOf } from './permission.ts'
export { targetsOf } from './targets-of.ts'
export { isPossibleIn, type Transition, type Transitions } from './transitions.ts'
