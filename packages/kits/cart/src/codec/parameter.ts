import { cartQueryKey } from '@memberkit/contract/commerce/cart'

// The name may arrive percent-encoded: `%64`.
const name = `(?:${cartQueryKey}|%${cartQueryKey.charCodeAt(0).toString(16)})`
const first = new RegExp(`(?:^|&)${name}=([^&]*)`)
const every = new RegExp(`(^|&)${name}(?:=[^&]*)?(?=&|$)`, 'g')

interface AddressParts {
  readonly path: string
  readonly query: string
  readonly hash: string
}

/** Returns the encoded value of the cart's parameter, or an empty text. */
export function parameterIn(address: string): string {
  return first.exec(partsOf(address).query)?.[1] ?? ''
}

/** Replaces the parameter in an address or query; without a value, removes it. Everything else stays byte for byte. */
export function withParameter(address: string, value: string): string {
  const { path, query, hash } = partsOf(address)
  const written = value && `${cartQueryKey}=${value}`
  const replaced = replaceIn(query, written)
  if (replaced === query) return address
  const isBare = path === '' && query !== '' && !address.startsWith('?')
  return `${path}${replaced && !isBare ? '?' : ''}${replaced}${hash}`
}

function replaceIn(query: string, written: string): string {
  let found = 0
  let isFirstRemoved = false
  const replaced = query.replace(every, (_match, before: string, at: number) => {
    found += 1
    if (written && found === 1) return before + written
    if (at === 0) isFirstRemoved = true
    return ''
  })
  if (written && !found) return query ? `${query}&${written}` : written
  return isFirstRemoved ? replaced.replace(/^&/, '') : replaced
}

/** Splits a whole address, a path, or a query with or without its question mark. */
function partsOf(address: string): AddressParts {
  const hashAt = address.indexOf('#')
  const hash = hashAt < 0 ? '' : address.slice(hashAt)
  const rest = hashAt < 0 ? address : address.slice(0, hashAt)
  const queryAt = rest.indexOf('?')
  const isPath = /^(?:[/.?]|[a-z][a-z\d+.-]*:)/i.test(rest)
  const isQuery = !isPath && /[=&]/.test(queryAt < 0 ? rest : rest.slice(0, queryAt))
  if (isQuery) return { path: '', query: rest, hash }
  return queryAt < 0
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt + 1), hash }
}
