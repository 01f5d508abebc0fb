import type { Operation, Schema } from '@memberkit/contract'
import { referenceTo } from './reference.ts'

/** A list element that differs too much from the contract to be used. */
export interface UnreadableItem {
  /** The element as received. It may contain personal data, so never log it. */
  readonly received: unknown
  /** The reference in the drift report of the same difference. */
  readonly reference: string
}

/** The readable content of a response, or why none of it is readable. */
export type ReadResponse =
  | { readonly isReadable: true; readonly data: unknown; readonly unreadable: readonly UnreadableItem[] }
  | { readonly isReadable: false; readonly reference: string }

/** The parts of a schema that the reader uses. */
interface Shape {
  readonly type: string
  readonly wrapped: Shape
  /** Whether an optional field must be readable if it is there. */
  readonly isDecisive?: boolean
  readonly item: Shape
  readonly entries: Readonly<Record<string, Shape>>
  readonly options: readonly Shape[]
  readonly '~standard': Schema['~standard']
}

type Fields = Readonly<Record<string, unknown>>

const unread = Symbol('unread')
const leftOut = new WeakMap<readonly unknown[], readonly UnreadableItem[]>()

/** Returns the elements that {@link readResponse} left out of a list, including lists deep in the data. */
export function unreadableItemsIn(list: readonly unknown[]): readonly UnreadableItem[] {
  return leftOut.get(list) ?? []
}

/**
 * Reads a response by its operation's schema. Unknown fields and enumeration values are kept. Optional fields that are
 * `null` or malformed are omitted, except malformed ones whose absence means something (`decisive`). Any other
 * difference makes the nearest list element unreadable, or the whole response outside a list. Data that matches is
 * returned as is, not copied.
 */
export function readResponse(operation: Operation, data: unknown): ReadResponse {
  const all: UnreadableItem[] = []
  /** The current path in the data, and the path of the last difference. */
  const path: string[] = []
  let reference = ''
  const read = operation.returns ? readValue(operation.returns as unknown as Shape, data) : data
  return read === unread ? { isReadable: false, reference } : { isReadable: true, data: read, unreadable: all }

  function readValue(shape: Shape, received: unknown): unknown {
    switch (shape.type) {
      case 'optional': {
        if (received === undefined || received === null) return undefined
        const value = readValue(shape.wrapped, received)
        return value === unread && !shape.isDecisive ? undefined : value
      }
      case 'picklist':
        return typeof received === 'string' ? received : failed()
      case 'union':
        return shape.options.map((one) => readValue(one, received)).find((value) => value !== unread) ?? failed()
      case 'array':
        return Array.isArray(received) ? readList(shape.item, received) : failed()
      case 'strict_object':
        return isObject(received) ? readFields(shape.entries, received) : failed()
      default:
        return (shape['~standard'].validate(received) as { issues?: unknown }).issues ? failed() : received
    }
  }

  function readList(item: Shape, received: readonly unknown[]): readonly unknown[] {
    const lost: UnreadableItem[] = []
    let isSame = true
    path.push('*')
    const list = received.flatMap((one) => {
      const before = all.length
      const value = readValue(item, one)
      isSame &&= value === one
      if (value !== unread) return [value]
      // Differences inside an element no longer matter once it is unreadable.
      all.length = before
      lost.push({ received: one, reference })
      return []
    })
    path.pop()
    if (isSame) return received
    if (lost.length > 0) leftOut.set(list, lost)
    all.push(...lost)
    return list
  }

  function readFields(entries: Shape['entries'], received: Fields): unknown {
    let copy: Record<string, unknown> | undefined
    for (const name in entries) {
      path.push(name)
      const value = readValue(entries[name]!, received[name])
      path.pop()
      if (value === unread) return unread
      if (value !== received[name]) (copy ??= { ...received })[name] = value
    }
    return copy ?? received
  }

  function failed() {
    reference = referenceTo(operation, path.join('.'))
    return unread
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
