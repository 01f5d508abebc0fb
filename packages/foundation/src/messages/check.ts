import type { Dictionary, Message } from './messages.ts'

/**
 * What is wrong with a translation, in words; empty when nothing is. Missing and unknown keys, empty texts, and
 * placeholders that the source does not have or that were lost. For a kit's tests.
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

/** `count` may be left out of a form ("one invoice"), so it is not compared. */
function placeholdersOf(message: Message) {
  const names = formsOf(message).flatMap((form) => form.match(/\{\w+\}/g) ?? [])
  return [...new Set(names)]
    .filter((name) => name !== '{count}')
    .sort()
    .join(' ')
}
