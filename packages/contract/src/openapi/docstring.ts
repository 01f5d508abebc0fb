const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:interface|type|const) (\w+)/g

/** Returns the docstrings of a source file by export name. */
export function docstringsOf(source: string): [name: string, text: string][] {
  return [...source.matchAll(documented)].map(([, comment = '', name = '']) => [name, plain(comment)])
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example[\s\S]*/, '')
    .trim()
    .replace(/\n(?=\S)(?!- )/g, ' ')
}
