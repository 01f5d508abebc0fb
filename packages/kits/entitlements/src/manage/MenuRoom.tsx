'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { detailMessages } from '../messages/namespaces.ts'
import { room } from './MenuRoom.css.ts'

export interface MenuRoomProps {
  label: 'actions' | 'people.manage'
  size?: 'medium' | 'small'
}

/** As wide as the menu that takes its place, so that nothing moves when it comes. */
export function MenuRoom({ label, size }: MenuRoomProps) {
  const t = useMessages(detailMessages)
  return (
    <div className={room}>
      <Button disabled size={size}>
        {t(label)}
        <ChevronDownIcon />
      </Button>
    </div>
  )
}
