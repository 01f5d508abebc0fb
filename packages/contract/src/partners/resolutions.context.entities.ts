import { Instant } from '../shared/dates.ts'
import { PracticeRole } from '../shared/practice.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { Resolution, ResolutionSummary } from './resolutions.entities.ts'

// The context of a resolution: its origin, its possible assignees, related records.

const resolutionMemberFields = assumed({
  identityId: text,
  name: text,
  locale: text,
  phoneNumber: maybe(text),
  emailAddress: maybe(text),
})

/** The member, and their contact details. */
export interface ResolutionMember extends Out<typeof resolutionMemberFields> {}
export const ResolutionMember: Schema<ResolutionMember> = resolutionMemberFields

const resolutionDetailsFields = assumed({
  resolution: Resolution,
  member: ResolutionMember,
  related: list(ResolutionSummary),
})

/** A resolution with the member, and the member's other resolutions. */
export interface ResolutionDetails extends Out<typeof resolutionDetailsFields> {}
export const ResolutionDetails: Schema<ResolutionDetails> = resolutionDetailsFields

const resolutionAssigneeFields = assumed({ id: text, name: text, openResolutions: maybe(number) })

/** A possible assignee, with their workload. */
export interface ResolutionAssignee extends Out<typeof resolutionAssigneeFields> {}
export const ResolutionAssignee: Schema<ResolutionAssignee> = resolutionAssigneeFields

const directoryUserFields = assumed({ id: text, name: text, emailAddress: maybe(text) })

/** A member of a group in the staff directory. */
export interface DirectoryUser extends Out<typeof directoryUserFields> {}
export const DirectoryUser: Schema<DirectoryUser> = directoryUserFields

const firmEmployeeFields = entity({
  stated: { roles: list(PracticeRole) },
  assumed: { identityId: text, name: text, branchIds: list(text) },
})

/** An employee of a firm, with their branches. */
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

/** A call for help: the member's request, and the person who took it. */
export interface Intake extends Out<typeof intakeFields> {}
export const Intake: Schema<Intake> = intakeFields

const resolutionSearchResultFields = assumed({ resolutions: list(ResolutionSummary), total: number })

/** The requested page of resolutions; `total` is the number of all matches. */
export interface ResolutionSearchResult extends Out<typeof resolutionSearchResultFields> {}
export const ResolutionSearchResult: Schema<ResolutionSearchResult> = resolutionSearchResultFields
