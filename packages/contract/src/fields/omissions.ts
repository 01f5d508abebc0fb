/** Bodies whose omitted fields stay as they are. No value of a text removes it: the specification shows none. */
const partial = new Set(
  `CampaignChanges ChannelAssociateChanges CommunicationPreferenceChange FirmChanges GroupEnrollmentChanges LeadChanges
  ProvisionUpdate RelationMemberChange ResolutionChange SettingsChange`.split(/\s+/),
)

/** Whether a body, by the name of its schema, only has what changes: an omitted field stays instead of being removed. */
export const keepsOmitted = (body: string | undefined): boolean => body !== undefined && partial.has(body)
