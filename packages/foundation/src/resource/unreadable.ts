'use client'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { toolMessages } from '../messages/tools.ts'

/** Loaded only if a response has unreadable content. */
export const UnreadableRows = lazyPart(async () => (await import('../on-demand.ts')).UnreadableRows, {
  needs: [toolMessages],
})

/** Returns the first of the fields of an unreadable entry that has a short text. */
export function textIn(received: unknown, ...fields: readonly string[]): string | undefined {
  const values = fields.map((field) => (received as Record<string, unknown> | null | undefined)?.[field])
  return values.find((value): value is string => typeof value === 'string' && /^\S.{0,39}$/.test(value))
}
