import { defineLink, oneOf, type ParamCodec, text } from '@memberkit/foundation/links'
import type { Scope } from '../runtime/desk.ts'

const word = /^[\w-]{1,60}$/
/** Ids of files and templates may be paths. */
const id = /^[\w.:~@/+-]{1,200}$/

/** Path parameters that were chosen first: `in=brand~legal,identityId~member-ada`. */
const scope: ParamCodec<Scope> = {
  read(written) {
    const pairs = written.split(',').map((one) => one.split('~'))
    const known = pairs.filter(
      (pair): pair is [string, string] =>
        pair.length === 2 && pair.every((part) => part !== undefined && id.test(part)) && word.test(pair[0] ?? ''),
    )
    return known.length > 0 ? Object.fromEntries(known) : undefined
  },
  write: (chosen) =>
    Object.entries(chosen)
      .map(([name, value]) => `${name}~${value}`)
      .join(','),
}

/** The address of everything in the console. Ids only: no name, e-mail address or search text. */
export const consoleLink = /* @__PURE__ */ defineLink({
  service: text(word),
  page: text(word),
  /** The operation that lists, where there are several. */
  way: text(word),
  in: scope,
  id: text(id),
  flow: oneOf('create', 'edit', 'call'),
  /** The operation of the flow. */
  call: text(word),
})

/** A place in the console. */
export interface Place {
  readonly service?: string
  readonly page?: string
  readonly way?: string
  readonly in?: Scope
  readonly id?: string
  readonly flow?: 'create' | 'edit' | 'call'
  readonly call?: string
}

const noScope: Scope = {}

/** Returns the scope chosen first at a place: the same object at each render. */
export const scopeOf = (place: Place): Scope => place.in ?? noScope

type AnyPlace = { [Name in keyof Required<Place>]: Place[Name] | undefined }

const nowhere: AnyPlace = {
  service: undefined,
  page: undefined,
  way: undefined,
  in: undefined,
  id: undefined,
  flow: undefined,
  call: undefined,
}

/** Returns a place with nothing left of the one before it. */
export const only = (place: Place): AnyPlace => ({ ...nowhere, ...place })
