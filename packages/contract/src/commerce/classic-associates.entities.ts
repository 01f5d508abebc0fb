import { ClassicApplication, ClassicFriendlyId } from '../shared/classic.ts'
import { LocalDate } from '../shared/dates.ts'
import { assumed, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

const classicAssociateFields = assumed({
  id: text,
  identityId: maybe(text),
  friendlyId: ClassicFriendlyId,
  name: text,
  status: text,
  level: maybe(text),
  sponsorId: maybe(text),
  sponsorName: maybe(text),
  taxIdLastFour: maybe(text),
  startedOn: LocalDate,
  endedOn: maybe(LocalDate),
  isOnBillingHold: flag,
  version: text,
})

/** An associate of the legacy system. `status` and `level` are that system's values. */
export interface ClassicAssociate extends Out<typeof classicAssociateFields> {}
export const ClassicAssociate: Schema<ClassicAssociate> = classicAssociateFields

const applicationMatchFields = assumed({ application: ClassicApplication, confidence: number, matchedOn: list(text) })

/** An application that may belong to the same person: the likelihood, 0 to 1, and the matching fields. */
export interface ApplicationMatch extends Out<typeof applicationMatchFields> {}
export const ApplicationMatch: Schema<ApplicationMatch> = applicationMatchFields

const associateMatchFields = assumed({ associate: ClassicAssociate, confidence: number, matchedOn: list(text) })

/** A former associate who may be the same person: the likelihood, 0 to 1, and the matching fields. */
export interface AssociateMatch extends Out<typeof associateMatchFields> {}
export const AssociateMatch: Schema<AssociateMatch> = associateMatchFields
