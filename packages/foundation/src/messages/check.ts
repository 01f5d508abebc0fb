import type { Dictionary, Message } from './messages.ts'

/**
 * Returns the errors of a translation in words: missing and unknown keys, empty texts, added or lost placeholders. For
 * tests of kits.
 */
export function problemsOf(source: Dictionary, translation: Dictionary): string[] {
  const [said, other] = [source.messages ?? {}, translation.messages ?? {}]
  const where = `${translation.namespace} ${translation.locale}`
  return [...new Set([...Object.keys(said), ...Object.keys(other)])].flatMap((key) => {
    const [original, text] = [said[key], other[key]]
    if (text === undefined) return [`${where}: "${key}" is missing`]
    if (original === undefined) return [`${where}: "${key}" is not in the source`]
    if (formsOf(text).some((form) => !form.trim())) return [`${where}: "${key}" is empty`]
    const [wanted, found] = [placeholdersOf(original), placeholdersOf(text)]
    return wanted === found ? [] : [`${where}: "${key}" has the placeholders ${found}, not ${wanted}`]
  })
}

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}

/** A plural form may omit `count` ("one invoice"), so it isn't compared. */
function placeholdersOf(message: Message) {
  const names = formsOf(message).flatMap((form) => form.match(/\{\w+\}/g) ?? [])
  return [...new Set(names)]
    .filter((name) => name !== '{count}')
    .sort()
    .join(' ')
}
