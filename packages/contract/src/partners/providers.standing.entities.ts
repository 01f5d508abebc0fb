import { Instant, LocalDate } from '../shared/dates.ts'
import { Decimal } from '../shared/money.ts'
import { PayoutCurrency } from '../shared/payout-currency.ts'
import { StateOrProvince } from '../shared/places.ts'
import { Reference } from '../shared/reference.ts'
import { entity, flag, maybe, type Out, type Schema, text } from '../wire.ts'
import { ProviderFileType, ProviderNotificationType, ProviderVerificationStatus } from './providers.enums.ts'

// The provider's eligibility to practice: admission, verification, insurance.

const providerBarStateFields = entity({
  stated: { state: StateOrProvince },
  assumed: { barNumber: maybe(text), admittedOn: maybe(LocalDate), isActive: flag },
})

/** A bar admission of the provider. */
export interface ProviderBarState extends Out<typeof providerBarStateFields> {}
export const ProviderBarState: Schema<ProviderBarState> = providerBarStateFields

const providerVerificationFields = entity({
  stated: { status: ProviderVerificationStatus },
  assumed: { checkedAt: maybe(Instant), checkedBy: maybe(Reference), note: maybe(text) },
})

/** The result of verifying the provider. */
export interface ProviderVerification extends Out<typeof providerVerificationFields> {}
export const ProviderVerification: Schema<ProviderVerification> = providerVerificationFields

const providerInsuranceFields = entity({
  stated: { currency: PayoutCurrency },
  assumed: {
    carrier: text,
    policyNumber: text,
    limitPerClaim: Decimal,
    limitInTotal: maybe(Decimal),
    startsOn: maybe(LocalDate),
    expiresOn: LocalDate,
    fileUploadId: maybe(text),
  },
})

/** The liability insurance of the provider. Amounts are in `currency`. */
export interface ProviderInsurance extends Out<typeof providerInsuranceFields> {}
export const ProviderInsurance: Schema<ProviderInsurance> = providerInsuranceFields

const providerNotificationFields = entity({
  stated: { type: ProviderNotificationType },
  assumed: { sentAt: Instant, to: maybe(text), note: maybe(text) },
})

/** A notification sent to the provider, such as about expiring insurance. */
export interface ProviderNotification extends Out<typeof providerNotificationFields> {}
export const ProviderNotification: Schema<ProviderNotification> = providerNotificationFields

const providerFileFields = entity({
  stated: { type: ProviderFileType },
  assumed: { id: text, name: text, url: text, uploadedAt: maybe(Instant) },
})

/** A file of the provider. */
export interface ProviderFile extends Out<typeof providerFileFields> {}
export const ProviderFile: Schema<ProviderFile> = providerFileFields
