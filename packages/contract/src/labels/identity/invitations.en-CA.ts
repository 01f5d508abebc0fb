export {
  InvitationAction,
  InvitationIdentityType,
  InvitationResourceType,
  InvitationStatus,
  SecurityQuestionType,
} from './invitations.en-US.ts'
