/** A property of an interface, as its source says it. */
export interface Member {
  name: string
  isOptional: boolean
  type: string
  /** Its docstring. */
  about: string
}

/**
 * The properties of an interface with their docstrings, read from the source, so that a page of the documentation
 * cannot say anything else. For sources in this repository's formatting.
 */
export function membersOf(source: string, name: string): Member[] {
  const [, body] = new RegExp(`\\binterface ${name}\\b[^{]*{\\n(.*?)\\n}`, 's').exec(source) ?? []
  if (body === undefined) throw new Error(`No interface ${name} in this source.`)
  const member =
    /(?:^ {2}\/\*\*(?<about>(?:(?!\*\/)[^])*)\*\/\n)?^ {2}(?:readonly )?'?(?<name>[\w.]+)'?(?<mark>\??): (?<type>.*(?:\n {3,}.*)*)/gm
  return [...body.matchAll(member)].map(({ groups }) => ({
    name: groups!.name!,
    isOptional: groups!.mark === '?',
    type: spaced(groups!.type!),
    about: spaced((groups!.about ?? '').replaceAll(/^\s*\*/gm, '')).replace(/@\w+.*$/, ''),
  }))
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
