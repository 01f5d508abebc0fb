import type { Translate } from '@memberkit/foundation/messages'
import { phoneText } from '@memberkit/parts/phone'
import type { BranchPhone } from './received.ts'

interface ExtensionWords {
  extension: '{number}, ext. {extension}'
}

/** Returns a phone on one line, with its extension. */
export function formatPhone(
  { number, extension }: Pick<BranchPhone, 'number' | 'extension'>,
  t: Translate<ExtensionWords>,
) {
  const text = phoneText(number ?? '')
  return extension ? t('extension', { number: text, extension }) : text
}
