import {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from '@memberkit/contract/labels/partners/resolutions/es-US'
import type { Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'

/** Words in es-US that staff and law firms read in every part of the kit: the values of a case. */
export const sharedEsUS: readonly Dictionary[] = labelMessages('es-US', {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
})
