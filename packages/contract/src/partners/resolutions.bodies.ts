import { AreaOfLawCode } from '../shared/area-of-law.ts'
import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from './resolutions.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

const intakeQueryFields = assumed({ entitlementId: maybe(text), from: maybe(LocalDate), to: maybe(LocalDate) })

/** The member's intakes to list. Both dates are inclusive. */
export interface IntakeQuery extends Out<typeof intakeQueryFields> {}
export const IntakeQuery: Schema<IntakeQuery> = intakeQueryFields

const newResolutionFields = entity({
  stated: {
    source: ResolutionSource,
    type: ResolutionType,
    category: ResolutionCategory,
    concern: maybe(ResolutionConcern),
    contactMethod: maybe(text),
    description: text,
  },
  assumed: {
    identityId: text,
    entitlementId: maybe(text),
    firmId: maybe(text),
    branchId: maybe(text),
    providerId: maybe(text),
    intakeId: maybe(text),
    locale: maybe(text),
  },
})

/** A resolution to open. */
export interface NewResolution extends Out<typeof newResolutionFields> {}
export const NewResolution: Schema<NewResolution> = newResolutionFields

const newFeedbackFields = entity({
  stated: { source: ResolutionSource, category: ResolutionCategory, description: text },
  assumed: {
    identityId: text,
    entitlementId: maybe(text),
    branchId: maybe(text),
    providerId: maybe(text),
    surveyScore: maybe(number),
    locale: maybe(text),
  },
})

/** A member's feedback that needs no work. */
export interface NewFeedback extends Out<typeof newFeedbackFields> {}
export const NewFeedback: Schema<NewFeedback> = newFeedbackFields

const resolutionChangeFields = entity({
  stated: {
    source: maybe(ResolutionSource),
    type: maybe(ResolutionType),
    category: maybe(ResolutionCategory),
    concern: maybe(ResolutionConcern),
    actionTaken: maybe(ResolutionActionTaken),
  },
  assumed: { firmId: maybe(text), branchId: maybe(text), providerId: maybe(text), locale: maybe(text) },
})

/** The changed fields of a resolution; omitted ones stay. */
export interface ResolutionChange extends Out<typeof resolutionChangeFields> {}
export const ResolutionChange: Schema<ResolutionChange> = resolutionChangeFields

const redactedNoteFields = assumed({ id: text, body: text })

/** A note, public or internal, and its redacted text. */
export interface RedactedNote extends Out<typeof redactedNoteFields> {}
export const RedactedNote: Schema<RedactedNote> = redactedNoteFields

const resolutionRedactionFields = entity({
  stated: { description: maybe(text) },
  assumed: { notes: list(RedactedNote) },
})

/** The redacted description and notes. Irreversible. */
export interface ResolutionRedaction extends Out<typeof resolutionRedactionFields> {}
export const ResolutionRedaction: Schema<ResolutionRedaction> = resolutionRedactionFields

const newResolutionNoteFields = assumed({ body: text })

/** A note to add. Notes can't be changed or deleted. */
export interface NewResolutionNote extends Out<typeof newResolutionNoteFields> {}
export const NewResolutionNote: Schema<NewResolutionNote> = newResolutionNoteFields

const resolutionContactMethodFields = stated({ contactMethod: text })

/** The member's preferred contact method. */
export interface ResolutionContactMethod extends Out<typeof resolutionContactMethodFields> {}
export const ResolutionContactMethod: Schema<ResolutionContactMethod> = resolutionContactMethodFields

const resolutionDescriptionFields = stated({ description: text })

/** The full description of a resolution. */
export interface ResolutionDescription extends Out<typeof resolutionDescriptionFields> {}
export const ResolutionDescription: Schema<ResolutionDescription> = resolutionDescriptionFields

const resolutionEntitlementChangeFields = assumed({ entitlementId: text })

/** The new plan of a resolution. */
export interface ResolutionEntitlementChange extends Out<typeof resolutionEntitlementChangeFields> {}
export const ResolutionEntitlementChange: Schema<ResolutionEntitlementChange> = resolutionEntitlementChangeFields

const newClosingSequenceFields = entity({
  stated: {
    concern: ResolutionConcern,
    reason: text,
    actionTaken: maybe(ResolutionActionTaken),
    result: ResolutionResult,
  },
  assumed: { summary: text, correctiveAction: maybe(text) },
})

/** The reason and method of closing a resolution. A separate operation changes its status. */
export interface NewClosingSequence extends Out<typeof newClosingSequenceFields> {}
export const NewClosingSequence: Schema<NewClosingSequence> = newClosingSequenceFields

const resolutionSearchFields = entity({
  stated: {
    status: maybe(list(ResolutionStatus)),
    source: maybe(list(ResolutionSource)),
    type: maybe(list(ResolutionType)),
    category: maybe(list(ResolutionCategory)),
    concern: maybe(list(ResolutionConcern)),
    actionTaken: maybe(list(ResolutionActionTaken)),
    assigneeId: maybe(text),
  },
  assumed: {
    words: maybe(text),
    isUnassigned: maybe(flag),
    identityId: maybe(text),
    firmId: maybe(text),
    branchId: maybe(text),
    openedFrom: maybe(LocalDate),
    openedTo: maybe(LocalDate),
    offset: maybe(number),
    limit: maybe(number),
  },
})

/** The resolutions to find: those that match all lists, and any value within one; both dates are inclusive. */
export interface ResolutionSearch extends Out<typeof resolutionSearchFields> {}
export const ResolutionSearch: Schema<ResolutionSearch> = resolutionSearchFields

const servicingBranchQueryFields = assumed({ areaOfLaw: maybe(AreaOfLawCode), entitlementId: maybe(text) })

/** The requirements for a branch. */
export interface ServicingBranchQuery extends Out<typeof servicingBranchQueryFields> {}
export const ServicingBranchQuery: Schema<ServicingBranchQuery> = servicingBranchQueryFields
