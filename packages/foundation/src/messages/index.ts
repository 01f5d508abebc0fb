export type { DictionaryList } from './catalogue.ts'
export { formatMessage } from './format.ts'
export { InLocale, type InLocaleProps } from './InLocale.tsx'
export {
  defineMessages,
  type Dictionary,
  joinMessages,
  lazyMessages,
  lazyDictionaries,
  type Message,
  type MessageNamespace,
  messageNamespace,
  type MessageTable,
  type MessageValues,
  overrideMessages,
  type Plural,
  type Translate,
  type Translation,
  type TypedDictionary,
} from './messages.ts'
export { fillSlot, slot } from './slot.tsx'
export { useMessages } from './useMessages.ts'
