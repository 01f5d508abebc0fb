export { type LocalizedText, type ShownText, textIn } from './localized.rules.ts'
