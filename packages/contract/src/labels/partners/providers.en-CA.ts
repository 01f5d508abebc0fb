export {
  ProviderCompetency,
  ProviderFileType,
  ProviderFlag,
  ProviderGender,
  ProviderNotificationType,
  ProviderPhoneType,
  ProviderRace,
  ProviderRating,
  ProviderStatus,
  ProviderType,
  ProviderVerificationStatus,
  ProviderVolume,
} from './providers.en-US.ts'
