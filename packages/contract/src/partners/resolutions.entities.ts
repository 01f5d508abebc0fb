import { Instant } from '../shared/dates.ts'
import { type JournalEntry, journalEntry } from '../shared/journal.ts'
import { StateOrProvince } from '../shared/places.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text, written } from '../wire.ts'
import {
  ResolutionAction,
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from './resolutions.enums.ts'

/** The position of a pinned note, as digits: `'1'` is first, `'0'` unpins. Assumed to be a number. */
export type PinPriority = string
export const PinPriority: Schema<PinPriority> = written(/^\d+$/)

const resolutionNoteFields = entity({
  stated: { pinPriority: maybe(number) },
  assumed: { id: text, body: text, author: Reference, at: Instant },
})

/** A note, in plain text. Notes with a `pinPriority` come first. */
export interface ResolutionNote extends Out<typeof resolutionNoteFields> {}
export const ResolutionNote: Schema<ResolutionNote> = resolutionNoteFields

const closingSequenceFields = entity({
  stated: {
    concern: ResolutionConcern,
    reason: text,
    actionTaken: maybe(ResolutionActionTaken),
    result: ResolutionResult,
  },
  assumed: { summary: text, correctiveAction: maybe(text), at: maybe(Instant), author: maybe(Reference) },
})

/** The reason and method of closing. `reason` is one of about 27 phrases, see `knownResolutionReasons`. */
export interface ClosingSequence extends Out<typeof closingSequenceFields> {}
export const ClosingSequence: Schema<ClosingSequence> = closingSequenceFields

const resolutionEntitlementFields = assumed({ id: text, plan: text, state: maybe(StateOrProvince) })

/** The plan that a resolution is about. */
export interface ResolutionEntitlement extends Out<typeof resolutionEntitlementFields> {}
export const ResolutionEntitlement: Schema<ResolutionEntitlement> = resolutionEntitlementFields

/** An entry of a resolution's journal. */
export interface ResolutionEvent extends JournalEntry<ResolutionAction> {}
export const ResolutionEvent: Schema<ResolutionEvent> = journalEntry(ResolutionAction)

const resolutionFields = entity({
  stated: {
    friendlyId: text,
    owner: Reference,
    assigneeId: maybe(text),
    status: ResolutionStatus,
    source: ResolutionSource,
    type: ResolutionType,
    category: ResolutionCategory,
    concern: maybe(ResolutionConcern),
    actionTaken: maybe(ResolutionActionTaken),
    contactMethod: maybe(text),
    description: text,
    notes: list(ResolutionNote),
    internalUseOnlyNotes: maybe(list(ResolutionNote)),
    closingSequence: maybe(ClosingSequence),
    entitlement: maybe(ResolutionEntitlement),
    history: maybe(list(ResolutionEvent)),
  },
  assumed: {
    id: text,
    identityId: text,
    assignee: maybe(Reference),
    firm: maybe(Reference),
    branch: maybe(Reference),
    provider: maybe(Reference),
    intakeId: maybe(text),
    surveyScore: maybe(number),
    locale: text,
    openedAt: Instant,
    statusSince: Instant,
    closedAt: maybe(Instant),
    version: text,
  },
})

/**
 * A member's concern or feedback. `friendlyId` is the public number; `internalUseOnlyNotes` are absent except for
 * staff; `locale` is the member's. `version` is the value for `If-Match`.
 */
export interface Resolution extends Out<typeof resolutionFields> {}
export const Resolution: Schema<Resolution> = resolutionFields

const resolutionSummaryFields = entity({
  stated: {
    friendlyId: text,
    owner: Reference,
    assigneeId: maybe(text),
    status: ResolutionStatus,
    source: ResolutionSource,
    type: ResolutionType,
    category: ResolutionCategory,
    concern: maybe(ResolutionConcern),
    actionTaken: maybe(ResolutionActionTaken),
  },
  assumed: {
    id: text,
    identityId: text,
    assignee: maybe(Reference),
    firm: maybe(Reference),
    branch: maybe(Reference),
    locale: text,
    openedAt: Instant,
    statusSince: Instant,
    version: text,
  },
})

/** A resolution in a queue. Contains no notes, so that none can leak. */
export interface ResolutionSummary extends Out<typeof resolutionSummaryFields> {}
export const ResolutionSummary: Schema<ResolutionSummary> = resolutionSummaryFields
