'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { laterMessages } from '../../messages/namespaces.ts'

/** Returns the labels of what adds, removes and moves the rows of a list. */
export function useRowLabels(label: string) {
  const t = useMessages(laterMessages)
  return {
    add: t('rows.add', { label }),
    remove: (row: string) => t('rows.remove', { row }),
    removed: (row: string) => t('rows.removed', { row }),
    undo: t('rows.undo'),
    moveUp: (row: string) => t('rows.up', { row }),
    moveDown: (row: string) => t('rows.down', { row }),
    moved: (row: string, position: number, total: number) => t('rows.moved', { row, position, total }),
  }
}
