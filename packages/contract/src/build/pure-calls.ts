import { parseAst } from 'rollup/parseAst'

interface Node {
  readonly type: string
  readonly start: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Marks every call that runs at import as pure, in JavaScript source. */
export function annotatePureCalls(code: string): string {
  const starts = callsAtImport(parseAst(code)).toSorted((one, other) => other - one)
  return starts.reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code)
}

function callsAtImport(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(callsAtImport)
  if (!isNode(node) || node.type.includes('Function')) return []
  const inside = Object.values(node).flatMap(callsAtImport)
  return node.type === 'CallExpression' ? [node.start, ...inside] : inside
}

/**
 * Returns a Rollup plugin, to run after types are stripped. Importing a module of this package has no side effects, so
 * every call at import may be dropped if its result is unused. Rollup and Rolldown know that from
 * `@__NO_SIDE_EFFECTS__` on the builders; esbuild and older bundlers need the mark at the call.
 */
export function pureCalls() {
  return { name: 'pure-calls', transform: (code: string) => ({ code: annotatePureCalls(code), map: null }) }
}
