import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, list, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import {
  ProviderFileType,
  ProviderFlag,
  ProviderNotificationType,
  ProviderVerificationStatus,
} from './providers.enums.ts'
import { ProviderBarState, ProviderFile } from './providers.standing.entities.ts'

// Bar admission, verification, insurance and related notifications.

const providerBarStatesFields = stated({ barStates: list(ProviderBarState) })

/** The bar admissions of a provider. Replaces the whole list. */
export interface ProviderBarStates extends Out<typeof providerBarStatesFields> {}
export const ProviderBarStates: Schema<ProviderBarStates> = providerBarStatesFields

const providerBarStateRemovalFields = stated({ state: StateOrProvince })

/** The bar admission to remove. */
export interface ProviderBarStateRemoval extends Out<typeof providerBarStateRemovalFields> {}
export const ProviderBarStateRemoval: Schema<ProviderBarStateRemoval> = providerBarStateRemovalFields

const providerVerificationResultFields = entity({
  stated: { status: ProviderVerificationStatus },
  assumed: { note: maybe(text) },
})

/** The result of a verification. */
export interface ProviderVerificationResult extends Out<typeof providerVerificationResultFields> {}
export const ProviderVerificationResult: Schema<ProviderVerificationResult> = providerVerificationResultFields

const newProviderNotificationFields = entity({
  stated: { type: ProviderNotificationType },
  assumed: { to: maybe(text), note: maybe(text) },
})

/** A notification that was sent. */
export interface NewProviderNotification extends Out<typeof newProviderNotificationFields> {}
export const NewProviderNotification: Schema<NewProviderNotification> = newProviderNotificationFields

const newProviderFileFields = entity({ stated: { type: ProviderFileType }, assumed: { name: text, url: text } })

/** A file to add, already stored at `url`. */
export interface NewProviderFile extends Out<typeof newProviderFileFields> {}
export const NewProviderFile: Schema<NewProviderFile> = newProviderFileFields

const providerFileRemovalFields = assumed({ fileUploadId: text })

/** The file to remove. */
export interface ProviderFileRemoval extends Out<typeof providerFileRemovalFields> {}
export const ProviderFileRemoval: Schema<ProviderFileRemoval> = providerFileRemovalFields

const providerFilesFields = stated({ fileUploads: list(ProviderFile) })

/** The files of a provider. Replaces the whole list. */
export interface ProviderFiles extends Out<typeof providerFilesFields> {}
export const ProviderFiles: Schema<ProviderFiles> = providerFilesFields

const providerDeactivationFields = assumed({ reason: text })

/** The reason to deactivate a provider. */
export interface ProviderDeactivation extends Out<typeof providerDeactivationFields> {}
export const ProviderDeactivation: Schema<ProviderDeactivation> = providerDeactivationFields

const providerFlagsFields = stated({ flags: list(ProviderFlag) })

/** The flags of a provider. Replaces the whole list. */
export interface ProviderFlags extends Out<typeof providerFlagsFields> {}
export const ProviderFlags: Schema<ProviderFlags> = providerFlagsFields

const providerCriticalNotesFields = stated({ criticalNotes: text })

/** Notes that staff must read before a referral. */
export interface ProviderCriticalNotes extends Out<typeof providerCriticalNotesFields> {}
export const ProviderCriticalNotes: Schema<ProviderCriticalNotes> = providerCriticalNotesFields

const providerTaxIdFields = stated({ taxId: text })

/** The tax ID of a provider. */
export interface ProviderTaxId extends Out<typeof providerTaxIdFields> {}
export const ProviderTaxId: Schema<ProviderTaxId> = providerTaxIdFields
