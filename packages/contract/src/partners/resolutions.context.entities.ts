import { Instant } from '../shared/dates.ts'
import { PracticeRole } from '../shared/practice.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { Resolution, ResolutionSummary } from './resolutions.entities.ts'

// What stands around a resolution: where it came from, who may work on it, what belongs to it.

const resolutionMemberFields = assumed({
  identityId: text,
  name: text,
  locale: text,
  phoneNumber: maybe(text),
  emailAddress: maybe(text),
})

/** Whose concern it is, and how to reach them. */
export interface ResolutionMember extends Out<typeof resolutionMemberFields> {}
export const ResolutionMember: Schema<ResolutionMember> = resolutionMemberFields

const resolutionDetailsFields = assumed({
  resolution: Resolution,
  member: ResolutionMember,
  related: list(ResolutionSummary),
})

/** A resolution with the member, and with the member's other ones. */
export interface ResolutionDetails extends Out<typeof resolutionDetailsFields> {}
export const ResolutionDetails: Schema<ResolutionDetails> = resolutionDetailsFields

const resolutionAssigneeFields = assumed({ id: text, name: text, openResolutions: maybe(number) })

/** Who may be given a resolution, and how many they have. */
export interface ResolutionAssignee extends Out<typeof resolutionAssigneeFields> {}
export const ResolutionAssignee: Schema<ResolutionAssignee> = resolutionAssigneeFields

const directoryUserFields = assumed({ id: text, name: text, emailAddress: maybe(text) })

/** A member of a group of the staff directory. */
export interface DirectoryUser extends Out<typeof directoryUserFields> {}
export const DirectoryUser: Schema<DirectoryUser> = directoryUserFields

const firmEmployeeFields = entity({
  stated: { roles: list(PracticeRole) },
  assumed: { identityId: text, name: text, branchIds: list(text) },
})

/** Someone who works at a firm, and at which of its branches. */
export interface FirmEmployee extends Out<typeof firmEmployeeFields> {}
export const FirmEmployee: Schema<FirmEmployee> = firmEmployeeFields

const intakeFields = assumed({
  id: text,
  identityId: text,
  areaOfLaw: maybe(text),
  summary: maybe(text),
  at: Instant,
  serviceRequestId: maybe(text),
  firm: maybe(Reference),
  branch: maybe(Reference),
  provider: maybe(Reference),
})

/** A call for help that a concern may be about: what the member asked for, and who took it. */
export interface Intake extends Out<typeof intakeFields> {}
export const Intake: Schema<Intake> = intakeFields

const resolutionSearchResultFields = assumed({ resolutions: list(ResolutionSummary), total: number })

/** The resolutions found, as far as asked for; `total` counts them all. */
export interface ResolutionSearchResult extends Out<typeof resolutionSearchResultFields> {}
export const ResolutionSearchResult: Schema<ResolutionSearchResult> = resolutionSearchResultFields
