import type { Translate } from '@memberkit/foundation/messages'
import type { BranchPhone } from './received.ts'

/** Returns a number as people write it: `+1` numbers in groups, others as they are. */
export function numberText(number: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${office}-${line}` : number
}

interface ExtensionWords {
  extension: '{number}, ext. {extension}'
}

/** Returns a phone on one line, with its extension. */
export function formatPhone(
  { number, extension }: Pick<BranchPhone, 'number' | 'extension'>,
  t: Translate<ExtensionWords>,
) {
  const text = numberText(number ?? '')
  return extension ? t('extension', { number: text, extension }) : text
}
