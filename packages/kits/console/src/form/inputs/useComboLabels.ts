'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useMemo } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'

/** The labels of a combo box about one field. */
export function useComboLabels(label: string) {
  const t = useMessages(laterMessages)
  return useMemo(
    () => ({
      open: t('combo.open', { label }),
      list: label,
      found: (count: number) => t('combo.found', { count }),
      nothingFound: t('combo.nothing'),
      clear: t('combo.clear', { label }),
      loading: t('combo.loading'),
      failed: t('combo.failed'),
      retry: t('combo.retry'),
      chosen: t('combo.chosen', { label }),
      remove: (option: string) => t('combo.remove', { option }),
      added: (option: string) => t('combo.added', { option }),
      removed: (option: string) => t('combo.removed', { option }),
    }),
    [t, label],
  )
}
