import {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from '@memberkit/contract/labels/partners/resolutions/en-US'
import type { Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'

/** Words in en-US that staff and law firms read in every part of the kit: the values of a case. */
export const sharedEnUS: readonly Dictionary[] = labelMessages('en-US', {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
})
