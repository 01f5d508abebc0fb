'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { ComboBoxLabels } from '@memberkit/primitives/combo-box'
import { openedMessages } from '../../messages/internal/namespaces.ts'

/** The words of a field whose choices are searched. */
export function useChoiceLabels(list: string): ComboBoxLabels {
  const t = useMessages(openedMessages)
  return {
    open: t('choice.open'),
    list,
    found: (count) => t('choice.found', { count }),
    nothingFound: t('choice.nothing'),
    clear: t('choice.clear'),
  }
}
