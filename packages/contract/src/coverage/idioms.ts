import type { Area } from './document.ts'
import { readings } from './readings.ts'

/** Idioms that stand for several paths, with their expansion. */
const idioms: readonly (readonly [idiom: RegExp, spelt: (...parts: string[]) => string])[] = [
  // "POST migrate on /v1/entitlements/migrate" contains the last word of its path twice.
  [/\b(\w+) on (?=\/\S*\/\1\b)/g, () => ''],
  [
    /(\/v\d)(\/\S+) and an identity-scoped variant/g,
    (_, version, path) => `${version}${path} and ${version}/identities/{id}${path}`,
  ],
  [/(\/\S+?)((?: \([^)]*\))?); DELETE the same path/g, (_, path, mark) => `${path}${mark}; DELETE ${path}`],
  [/(\/\S+) and the same under (\/\S+)\//g, (_, path, base) => `${path} and ${base}${below(path, base)}`],
  [/(\S*)\/\[(\w+\/)\]([\w/{}]+)/g, (_, start, maybe, rest) => `${start}/${maybe}${rest} and ${start}/${rest}`],
  [/POST add and remove ([^.;]+)/g, (_, things) => `POST ${addedAndRemoved(things)}`],
  // A note after a comma or before a colon is equivalent to one in brackets.
  [
    /,? ((?:each )?with(?:out)? (?:an? )?(?:json |JSON )?(?:body|query|path value)(?: and query| and body)?)(?=[.;:,]| for:)/g,
    (_, mark) => ` (${mark})`,
  ],
]

/** Expands the idioms in a line of section 7. */
export function speltOut(area: Area, line: string): string {
  const plain = readings
    .filter((reading) => reading.area === area)
    .reduce((text, { quote, reading }) => text.replace(quote, () => reading), line)
  return idioms.reduce((text, [idiom, spelt]) => text.replace(idiom, (...parts) => spelt(...parts)), plain)
}

/** Returns the rest of a path whose first segments are replaced by a base. */
function below(path: string, base: string): string {
  return path
    .split('/')
    .slice(base.split('/').length)
    .map((segment) => `/${segment}`)
    .join('')
}

/** `'contract, state variant (product and tier levels)'`: each is added and removed, on each level. */
function addedAndRemoved(things: string): string {
  const each = things.split(/, (?![^(]*\))/).flatMap((thing) => {
    const [, what = thing, levels] = /^(.*) \((.*) levels\)$/.exec(thing) ?? []
    return levels ? levels.split(/, | and /).map((level) => `${level} ${what}`) : [what]
  })
  return each.flatMap((thing) => [`add ${thing}`, `remove ${thing}`]).join(', ')
}
