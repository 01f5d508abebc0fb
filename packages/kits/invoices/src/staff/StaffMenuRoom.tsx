'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { detailMessages } from '../messages/namespaces.ts'
import { room } from '../shared/room.css.ts'

/** As wide as the menu that takes its place, so that nothing moves when it comes. */
export function StaffMenuRoom() {
  const t = useMessages(detailMessages)
  return (
    <div className={room}>
      <Button disabled>
        {t('actions')}
        <ChevronDownIcon />
      </Button>
    </div>
  )
}
