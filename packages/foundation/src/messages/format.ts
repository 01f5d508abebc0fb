import type { Message } from './messages.ts'

/** Fills a message's placeholders; selects plural forms by `Intl.PluralRules`, formats numbers by locale. */
export function formatMessage(
  message: Message,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textOf(message, locale, values.count).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? placeholder)
  })
}

function textOf(message: Message, locale: string, count: string | number | undefined) {
  if (typeof message === 'string') return message
  const form = new Intl.PluralRules(locale).select(Number(count))
  return (form === 'one' ? message.one : form === 'many' ? message.many : undefined) ?? message.other
}
