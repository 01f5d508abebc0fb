import { tones } from '@memberkit/primitives/status-badge'
import { type ColorRole, vars } from '@memberkit/tokens/contract'

const all = Object.keys(vars.color) as ColorRole[]

const wanted: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['Surfaces', /^(canvas|surface)/],
  ['Text', /^text/],
  ['Lines', /^(border|focus)/],
  ['Accent', /accent/i],
  ...tones.map((tone) => [tone[0]!.toUpperCase() + tone.slice(1), new RegExp(tone, 'i')] as const),
  ['Behind a dialog, before an answer', /./],
]

/** The colour roles in the groups a reader looks for; the last group takes what no other did. */
export const roleGroups = wanted.map(([title, pattern], index) => ({
  title,
  roles: all.filter((role) => wanted.findIndex(([, other]) => other.test(role)) === index && pattern.test(role)),
}))
