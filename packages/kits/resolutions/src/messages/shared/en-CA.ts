import {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from '@memberkit/contract/labels/partners/resolutions/en-CA'
import type { Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'

/** Words in en-CA that staff and law firms read in every part of the kit: the values of a case. */
export const sharedEnCA: readonly Dictionary[] = labelMessages('en-CA', {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
})
