export {
  AccountIdentifierType,
  CommunicationRequestorType,
  ProfilePhoneType,
  ProfileServiceFlag,
} from './profiles.en-US.ts'
