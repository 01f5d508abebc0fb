import { byField } from './kinds.ts'

/** The kinds of strings that aren't one line of text. Names in `plain-text.ts` are. */
export const textKinds = byField({
  multiline: `aboutUsText about advice biography body comment correctiveAction criticalNotes description help introduction
    message note participationEngagementNote summary text quote error failure delta`,
  text: `LocalizedText.text LocalizedEntry.text`,
  richText: 'html',
  email: 'email emailAddress BranchEmail.address BranchEmailChange.address NewEmail.to',
  phone: `phone phoneNumber BusinessPhoneNumber.number NewProfilePhoneNumber.number ProfilePhoneNumber.number
    BranchPhone.number BranchPhoneChange.number ProviderPhone.number SmsMessage.to`,
  url: `avatarUrl documentUrl fileUrl imageUrl link loginUrl photoUrl profilePictureUrl url websiteUrl welcomeVideoUrl`,
  nationalIdentifier: 'nationalIdentifier taxId',
  secret: `answer currentPassword hash jwt newPassword password resetCode securityAnswer token verificationCode
    FactorProof.code ApplicationKey.key ApplicationVerification.key LicenseKeyActivation.licenseKey licenseKey`,
  locale: 'locale marketLocale',
  timeZone: 'timeZone',
  version: 'version',
})
