'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { openedMessages } from '../../messages/internal/namespaces.ts'

export interface PinMenuProps {
  author: string
  /** From 1. */
  position: number
  count: number
  onMove: (by: 1 | -1) => void
  onUnpin: () => void
}

/** Puts a pinned note in its place, or unpins it. */
export function PinMenu({ author, position, count, onMove, onUnpin }: PinMenuProps) {
  const t = useMessages(openedMessages)
  return (
    <Menu
      label={t('pin.menu', { position, name: author })}
      icon={<EllipsisIcon />}
      size="small"
      tone="quiet"
      align="end"
    >
      {position > 1 ? (
        <MenuItem icon={<ChevronUpIcon />} onPress={() => onMove(-1)}>
          {t('pin.up')}
        </MenuItem>
      ) : null}
      {position < count ? (
        <MenuItem icon={<ChevronDownIcon />} onPress={() => onMove(1)}>
          {t('pin.down')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<CloseIcon />} onPress={onUnpin}>
        {t('unpin')}
      </MenuItem>
    </Menu>
  )
}
