'use client'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { toolMessages } from '../messages/tools.ts'

/** Loaded only where an answer holds what cannot be read. */
export const UnreadableRows = lazyPart(async () => (await import('../seldom-parts.ts')).UnreadableRows, {
  needs: [toolMessages],
})

/** Returns the first of the fields that holds a short text, of an entry that could not be read. */
export function textIn(received: unknown, ...fields: readonly string[]): string | undefined {
  const values = fields.map((field) => (received as Record<string, unknown> | null | undefined)?.[field])
  return values.find((value): value is string => typeof value === 'string' && /^\S.{0,39}$/.test(value))
}
