import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'

const { color, space, unit } = vars

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 40%, ${color.textMuted} 47% 58%, transparent 65%)`
/** Half as wide as the chevron to the right or the left of its middle, which is at the end of the line. */
const strokeAt = (side: '+' | '-') => `calc(50% + ${inlineSign} * (50% - 16.5 * ${unit}) ${side} 2.5 * ${unit}) center`

/**
 * The arrow of a select, at its end. A select takes no pseudo-element, and a picture in a style sheet would need
 * `img-src data:` in the host's content security policy: so it is two gradient strokes.
 */
export const chevron = {
  appearance: 'none',
  paddingInlineEnd: `calc(36 * ${unit})`,
  backgroundImage: `${stroke('135deg')}, ${stroke('45deg')}`,
  backgroundPosition: `${strokeAt('+')}, ${strokeAt('-')}`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `calc(5 * ${unit}) calc(5 * ${unit})`,
} as const

export const forcedColors = '(forced-colors: active)'

/** Gradients are taken away in forced colors, so the browser's own arrow comes back. */
export const browserArrow = { appearance: 'auto', paddingInlineEnd: space.sm } as const
