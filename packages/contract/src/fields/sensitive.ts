import { byField, factOf } from './kinds.ts'

// "National identifier, date of birth, bank data": masked, and revealed on purpose.
const sensitive = byField({
  sensitive: `nationalIdentifier dateOfBirth taxId answer currentPassword hash jwt newPassword password resetCode
    securityAnswer token verificationCode licenseKey FactorProof.code ApplicationKey.key ApplicationVerification.key
    BusinessIdentifier.value Provision.payload ProvisionUpdate.payload NewProvision.payload AccountIdentifier.value
    NewAccountIdentifier.value race sexualOrientation`,
})

/** Whether a value is shown masked and revealed on purpose. */
export function isSensitive(owner: string | undefined, field: string): boolean {
  return factOf(sensitive, owner, field) !== undefined
}
