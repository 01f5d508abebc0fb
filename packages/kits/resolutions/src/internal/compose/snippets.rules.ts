/** A text that staff use often, with variables such as `{{member}}`. */
export interface Snippet {
  readonly id: string
  readonly title: string
  /** By locale, such as `fr-CA`. */
  readonly bodies: Readonly<Partial<Record<string, string>>>
}

export type SnippetValues = Readonly<Partial<Record<string, string>>>

const variable = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Returns the variables of a text that nothing was filled in for, once each. */
export const unresolvedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name = '']) => name)),
]

/** Fills in the known variables; the others stay as they are. */
export const fillIn = (text: string, values: SnippetValues): string =>
  text.replace(variable, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))

/** Returns a snippet's locale for a member: theirs, else one of their language, else the first. */
export function localeFor({ bodies }: Snippet, locale: string): string | undefined {
  const locales = Object.keys(bodies)
  return (
    locales.find((one) => one === locale) ?? locales.find((one) => one.slice(0, 2) === locale.slice(0, 2)) ?? locales[0]
  )
}
