'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import { consoleMessages } from '../messages/namespaces.ts'
import type { Place } from '../place/console-link.ts'
import { useRecent } from './useRecent.ts'

/** Keeps a place on the home page of this device. */
export function PinButton({ place: { service, page, id, in: scope } }: { place: Place }) {
  const t = useMessages(consoleMessages)
  const { isPinned, pin } = useRecent()
  const place = { service, page, id, ...(scope && { in: scope }) }
  return (
    <ToggleButton isPressed={isPinned(place)} onChange={(isOn) => pin(place, isOn)}>
      {t('pin')}
    </ToggleButton>
  )
}
