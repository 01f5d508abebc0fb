'use client'
import { announce } from '@memberkit/primitives/live'
import { Button } from '@memberkit/primitives/button'
import { useEffect, useRef } from 'react'
import { restoreLostFocus } from '../focus/restoreLostFocus.ts'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Panel } from '../resource/Panel.tsx'
import { reloadPage } from './reload-page.ts'

/**
 * Replaces a part whose code couldn't load. Chromium keeps a module's failure for the life of the page, so only a reload
 * loads it; the address leads back to the same place. Offline, connecting loads it if the browser can.
 */
export function PartFailed({ isOffline }: { isOffline: boolean }) {
  const t = useMessages(coreMessages)
  const place = useRef<HTMLDivElement>(null)
  const title = t(isOffline ? 'offlineTitle' : 'partTitle')
  useEffect(() => {
    announce(title)
    restoreLostFocus(place.current)
  }, [title])
  return (
    <div ref={place} tabIndex={-1}>
      <Panel
        state={isOffline ? 'offline' : 'failed'}
        title={title}
        actions={isOffline ? undefined : <Button onPress={reloadPage}>{t('reload')}</Button>}
      >
        {t(isOffline ? 'offlineText' : 'partText')}
      </Panel>
    </div>
  )
}
