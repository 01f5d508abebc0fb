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

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

const intakeQueryFields = assumed({ entitlementId: maybe(text), from: maybe(LocalDate), to: maybe(LocalDate) })

/** Which of the member's intakes to list. Both days are included. */
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

/** A concern to open. */
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

/** Something a member told us that needs no work. */
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

/** What to replace of a resolution; what is left out stays. */
export interface ResolutionChange extends Out<typeof resolutionChangeFields> {}
export const ResolutionChange: Schema<ResolutionChange> = resolutionChangeFields

const redactedNoteFields = assumed({ id: text, body: text })

/** A note and what it reads from now on; internal notes too. */
export interface RedactedNote extends Out<typeof redactedNoteFields> {}
export const RedactedNote: Schema<RedactedNote> = redactedNoteFields

const resolutionRedactionFields = entity({
  stated: { description: maybe(text) },
  assumed: { notes: list(RedactedNote) },
})

/** What the description and the notes read from now on. What they read before is gone for good. */
export interface ResolutionRedaction extends Out<typeof resolutionRedactionFields> {}
export const ResolutionRedaction: Schema<ResolutionRedaction> = resolutionRedactionFields

const newResolutionNoteFields = assumed({ body: text })

/** A note to write down. No call changes or deletes one. */
export interface NewResolutionNote extends Out<typeof newResolutionNoteFields> {}
export const NewResolutionNote: Schema<NewResolutionNote> = newResolutionNoteFields

const resolutionContactMethodFields = stated({ contactMethod: text })

/** How the member wishes to be reached. */
export interface ResolutionContactMethod extends Out<typeof resolutionContactMethodFields> {}
export const ResolutionContactMethod: Schema<ResolutionContactMethod> = resolutionContactMethodFields

const resolutionDescriptionFields = stated({ description: text })

/** What the concern is, in full. */
export interface ResolutionDescription extends Out<typeof resolutionDescriptionFields> {}
export const ResolutionDescription: Schema<ResolutionDescription> = resolutionDescriptionFields

const resolutionEntitlementChangeFields = assumed({ entitlementId: text })

/** The plan the concern is about instead. */
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

/** Why and how the resolution is being closed. Its status is changed by a call of its own. */
export interface NewClosingSequence extends Out<typeof newClosingSequenceFields> {}
export const NewClosingSequence: Schema<NewClosingSequence> = newClosingSequenceFields

const resolutionSearchFields = entity({
  stated: {
    status: maybe(list(ResolutionStatus)),
    source: maybe(list(ResolutionSource)),
    type: maybe(list(ResolutionType)),
    category: maybe(list(ResolutionCategory)),
    concern: maybe(list(ResolutionConcern)),
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

/** Which resolutions to find. Of several lists all must fit, of the values in one any; both days are included. */
export interface ResolutionSearch extends Out<typeof resolutionSearchFields> {}
export const ResolutionSearch: Schema<ResolutionSearch> = resolutionSearchFields

const servicingBranchQueryFields = assumed({ areaOfLaw: maybe(AreaOfLawCode), entitlementId: maybe(text) })

/** What a branch must be able to do. */
export interface ServicingBranchQuery extends Out<typeof servicingBranchQueryFields> {}
export const ServicingBranchQuery: Schema<ServicingBranchQuery> = servicingBranchQueryFields
