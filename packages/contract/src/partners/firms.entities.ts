import { Network, PracticePermission, PracticeType } from '../shared/practice.ts'
import { entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { FirmStatus } from './firms.enums.ts'

const firmFields = entity({
  stated: {
    status: FirmStatus,
    branchIds: list(text),
    websiteUrl: maybe(text),
    firmTypes: list(PracticeType),
    name: text,
    yearFounded: maybe(number),
    yearJoined: maybe(number),
    externalId: maybe(text),
    identityPermissions: list(PracticePermission),
    network: Network,
    aboutUsText: maybe(text),
    profilePictureUrl: maybe(text),
  },
  assumed: { id: text, version: text },
})

/** A law firm. Its offices are branches, which have their own records. `version` is the value for `If-Match`. */
export interface Firm extends Out<typeof firmFields> {}
export const Firm: Schema<Firm> = firmFields
