import type { ReactNode } from 'react'
import { type Icon, InfoIcon } from '../icons/index.ts'
import { toneIcons } from '../internal/tone-icons.ts'
import type { Tone } from '../internal/tones.ts'
import type { HeadingLevel } from '../text/Heading.tsx'

/** The content of an Alert or a Banner. */
export interface AlertContent {
  /** @default 'info' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical'
  /** Replaces the icon of the tone. */
  icon?: Icon
  /** The event in a few words. */
  title?: ReactNode
  /** Makes the title a heading of that level; otherwise it isn't part of the outline. */
  level?: HeadingLevel
  /** The consequence, and the next step. */
  children?: ReactNode
  /** Small buttons and links, the most useful first. */
  actions?: ReactNode
}

/** Returns the role: assertive if critical, polite otherwise, none if static. */
export function roleOf(tone: Tone, isStatic: boolean | undefined) {
  if (isStatic) return undefined
  return tone === 'critical' ? 'alert' : 'status'
}

/** The dashed circle of a neutral status says "not yet", which no message means. */
export const alertIcons: Record<Tone, Icon> = { ...toneIcons, neutral: InfoIcon }
