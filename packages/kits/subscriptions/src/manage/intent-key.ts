/** The last request for somebody, while its outcome is unknown. */
const unsettled = new Map<string, { readonly intent: string; readonly key: string }>()

/**
 * Returns the idempotency key of what is about to be created for somebody: the same for the same content until it is
 * settled, even in a dialog that was opened again; a new one for other content.
 */
export function intentKey(ownerId: string, content: object): string {
  const intent = JSON.stringify(content)
  const last = unsettled.get(ownerId)
  if (last?.intent === intent) return last.key
  const key = newKey()
  unsettled.set(ownerId, { intent, key })
  return key
}

/** Forgets a key once its outcome is known. */
export const settleIntent = (ownerId: string): void => void unsettled.delete(ownerId)

/** Returns a key that nothing else has. `randomUUID` is missing on pages without HTTPS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
