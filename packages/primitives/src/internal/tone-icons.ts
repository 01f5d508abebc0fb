import { CheckCircleIcon, ErrorIcon, type Icon, InfoIcon, NeutralIcon, WarningIcon } from '../icons/index.ts'
import type { Tone } from './tones.ts'

/** Five outlines that differ without colour. */
export const toneIcons: Record<Tone, Icon> = {
  neutral: NeutralIcon,
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: WarningIcon,
  critical: ErrorIcon,
}
