import type { ParamCodec } from './codec.ts'

type Codecs<Values> = { readonly [Name in keyof Values]: ParamCodec<Values[Name]> }

/** The state of a link; every part is optional. */
export type LinkState<Values> = { readonly [Name in keyof Values]?: Values[Name] }

export interface Link<State> {
  /**
   * Returns the address with this state in its query. Keeps other parameters and the hash; removes parts that are
   * absent.
   */
  toLink(state: State, address?: string): string
  /** Reads the state from an address or its query. Never throws; invalid parts are absent. */
  fromLink(address: string): State
}

/** Servers truncate longer addresses, and ours are shorter. */
const longest = 8_000

/**
 * Defines the part of a kit's state that is in the URL. No personal data: URLs end up in logs and referrers.
 *
 * @example
 * const invoiceLink = defineLink({ invoice: text(), flow: oneOf('pay'), returnTo })
 * invoiceLink.toLink({ invoice: 'in_7', flow: 'pay' }, '/billing') // '/billing?invoice=in_7&flow=pay'
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineLink<Values extends object>(params: Codecs<Values>): Link<LinkState<Values>> {
  const codecs = Object.entries<ParamCodec<unknown>>(params)
  return {
    toLink(state, address = '') {
      const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(address) ?? []
      const search = new URLSearchParams(query)
      for (const [name, codec] of codecs) {
        const value: unknown = state[name as keyof Values]
        const written = value === undefined ? '' : codec.write(value)
        if (written) search.set(name, written)
        else search.delete(name)
      }
      const said = search.toString().replaceAll('%2C', ',')
      return `${path}${said ? `?${said}` : ''}${hash}`
    },
    fromLink(address) {
      const search = new URLSearchParams(queryOf(address))
      const pairs = codecs.flatMap(([name, codec]) => {
        const written = search.get(name)
        const value = written === null ? undefined : codec.read(written)
        return value === undefined ? [] : [[name, value]]
      })
      return Object.fromEntries(pairs) as LinkState<Values>
    },
  }
}

function queryOf(address: string) {
  const [withoutHash = ''] = address.slice(0, longest).split('#')
  const start = withoutHash.indexOf('?')
  return start < 0 ? (withoutHash.includes('=') ? withoutHash : '') : withoutHash.slice(start)
}
