import {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from '@memberkit/contract/labels/partners/resolutions/fr-CA'
import type { Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'

/** Words in fr-CA that staff and law firms read in every part of the kit: the values of a case. */
export const sharedFrCA: readonly Dictionary[] = labelMessages('fr-CA', {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
})
