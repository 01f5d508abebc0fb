import { vars } from '@memberkit/tokens/contract'
import type { Tone } from './tones.ts'

const { color } = vars

/** The colours of each tone: `solid` on a surface, `soft` behind `onSoft`. For use in style files. */
export const toneColors: Record<Tone, { solid: string; soft: string; onSoft: string }> = {
  neutral: { solid: color.neutral, soft: color.neutralSoft, onSoft: color.onNeutralSoft },
  info: { solid: color.info, soft: color.infoSoft, onSoft: color.onInfoSoft },
  positive: { solid: color.positive, soft: color.positiveSoft, onSoft: color.onPositiveSoft },
  caution: { solid: color.caution, soft: color.cautionSoft, onSoft: color.onCautionSoft },
  critical: { solid: color.critical, soft: color.criticalSoft, onSoft: color.onCriticalSoft },
}
