import type { StyleRule } from '@vanilla-extract/css'

type Look = NonNullable<StyleRule['selectors']>[string]

/**
 * Selectors for the values of a data attribute, for style files. Typed by the values, so that a value without a style
 * doesn't compile.
 */
export function when<Value extends string | number>(
  attribute: `data-${string}`,
  looks: Record<Value, Look>,
): Record<string, Look> {
  const rules = Object.entries<Look>(looks).map(([value, look]) => [`&[${attribute}="${value}"]`, look] as const)
  return Object.fromEntries(rules)
}
