import { vars } from './contract.ts'
import { byScheme } from './schemes.ts'

const { border, surface, surfaceHover, surfaceRaised, surfaceSunken, text } = vars.color
const roles = { surface, surfaceSunken, surfaceHover, border }
type Role = keyof typeof roles

const named = (role: Role) => roles[role].replace('--mk-color-', '--mk-below-')
const mixed = (one: string, share: number, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`

/** The colours below something raised, kept for its content: a property can't be declared in terms of itself. */
export const below = Object.fromEntries(
  (Object.keys(roles) as Role[]).map((role) => [named(role).slice('var('.length, -1), roles[role]]),
)

/**
 * The content of something raised: in dark schemes, where what is nearer is lighter, cards and fields are as light as
 * what they lie on. Derived from what hosts may have set; light schemes keep it.
 */
export const raised = {
  [surface]: byScheme(named('surface'), surfaceRaised),
  [surfaceSunken]: byScheme(named('surfaceSunken'), mixed(surfaceRaised, 70, vars.color.canvas)),
  [surfaceHover]: byScheme(named('surfaceHover'), mixed(surfaceRaised, 94, text)),
  [border]: byScheme(named('border'), mixed(named('border'), 93, text)),
}
