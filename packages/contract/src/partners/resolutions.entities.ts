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

/** The place of a pinned note, in digits: `'1'` stands first, `'0'` takes the pin off. That it counts is our reading. */
export type PinPriority = string
export const PinPriority: Schema<PinPriority> = written(/^\d+$/)

const resolutionNoteFields = entity({
  stated: { pinPriority: maybe(number) },
  assumed: { id: text, body: text, author: Reference, at: Instant },
})

/** What was written down, in plain text. Notes with a `pinPriority` stand first. */
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

/** Why and how a resolution was closed. `reason` is one of some 27 phrases, see `knownResolutionReasons`. */
export interface ClosingSequence extends Out<typeof closingSequenceFields> {}
export const ClosingSequence: Schema<ClosingSequence> = closingSequenceFields

const resolutionEntitlementFields = assumed({ id: text, plan: text, state: maybe(StateOrProvince) })

/** The plan the concern is about. */
export interface ResolutionEntitlement extends Out<typeof resolutionEntitlementFields> {}
export const ResolutionEntitlement: Schema<ResolutionEntitlement> = resolutionEntitlementFields

/** One line of what happened to a resolution: an entry of its journal. */
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
 * A member's concern, or only feedback. `friendlyId` is the number people know it by; `internalUseOnlyNotes` are for
 * staff and left out for everyone else; `locale` is the member's. `version` goes back as `If-Match`.
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

/** What a queue shows of a resolution. It holds no notes, so none can slip out with it. */
export interface ResolutionSummary extends Out<typeof resolutionSummaryFields> {}
export const ResolutionSummary: Schema<ResolutionSummary> = resolutionSummaryFields
