import type { ParamCodec } from './codec.ts'

type Codecs = Readonly<Record<string, ParamCodec<never>>>
type ValueOf<Codec> = Codec extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never

/** What a link can say: every part may be missing. */
export type LinkState<Params> = { readonly [Name in keyof Params]?: ValueOf<Params[Name]> }

export interface Link<State> {
  /** The address with this state in its query. Other parameters and the hash stay; a part left out is taken away. */
  toLink(state: State, address?: string): string
  /** The state in an address, or in its query alone. Never throws; what cannot be read is not there. */
  fromLink(address: string): State
}

/** Longer addresses are cut off by servers on the way; what follows was not written by us. */
const longest = 8_000

/**
 * A part of a kit's state that stands in the address. No personal data: an address ends up in logs and referrers.
 *
 * @example
 * const invoiceLink = defineLink({ invoice: text(), flow: oneOf('pay'), returnTo })
 * invoiceLink.toLink({ invoice: 'in_7', flow: 'pay' }, '/billing') // '/billing?invoice=in_7&flow=pay'
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineLink<Params extends Codecs>(params: Params): Link<LinkState<Params>> {
  const codecs = Object.entries<ParamCodec<unknown>>(params as never)
  return {
    toLink(state, address = '') {
      const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(address) ?? []
      const search = new URLSearchParams(query)
      for (const [name, codec] of codecs) {
        const value: unknown = state[name]
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
      return Object.fromEntries(pairs) as LinkState<Params>
    },
  }
}

function queryOf(address: string) {
  const [withoutHash = ''] = address.slice(0, longest).split('#')
  const start = withoutHash.indexOf('?')
  return start < 0 ? (withoutHash.includes('=') ? withoutHash : '') : withoutHash.slice(start)
}
