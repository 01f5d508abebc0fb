const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:interface|type|const) (\w+)/g

/** The exports of one source with what their comments say. */
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
