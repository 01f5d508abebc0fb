import { Instant } from '../shared/dates.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { LeadResourceStatus, LeadStatus } from './leads.enums.ts'

const leadNoteFields = assumed({ id: text, text, at: Instant, author: maybe(text) })

/** A note on a lead. */
export interface LeadNote extends Out<typeof leadNoteFields> {}
export const LeadNote: Schema<LeadNote> = leadNoteFields

const leadFields = entity({
  stated: { status: LeadStatus, resourceStatus: LeadResourceStatus },
  assumed: {
    id: text,
    identityId: text,
    firstName: text,
    lastName: text,
    email: maybe(text),
    phone: maybe(text),
    locale: maybe(text),
    postalCode: maybe(text),
    interests: list(text),
    message: maybe(text),
    source: maybe(text),
    campaignId: maybe(text),
    notes: list(LeadNote),
    createdAt: Instant,
    openedAt: maybe(Instant),
    completedAt: maybe(Instant),
    version: text,
  },
})

/**
 * A potential member, assigned to the identity `identityId`. `interests` are the products they asked about, `source`
 * the origin of the lead. `version` is the value for `If-Match`.
 */
export interface Lead extends Out<typeof leadFields> {}
export const Lead: Schema<Lead> = leadFields

const leadAssociateFields = assumed({
  associateId: text,
  associateNumber: text,
  name: text,
  siteName: maybe(text),
  email: maybe(text),
  phone: maybe(text),
})

/** The associate to assign a lead to. */
export interface LeadAssociate extends Out<typeof leadAssociateFields> {}
export const LeadAssociate: Schema<LeadAssociate> = leadAssociateFields
