'use client'
import { ActingAsBanner } from '@memberkit/foundation/acting-as'
import { useMessages } from '@memberkit/foundation/messages'
import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import { Button } from '@memberkit/primitives/button'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useState } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { usePageName } from '../words/usePageName.ts'
import { LauncherPart } from './launcher-part.ts'
import { useIsApple } from './useIsApple.ts'
import * as styles from './shell.css.ts'

export interface ConsoleShellProps {
  /** Ends acting for somebody; without it, the banner has no button. */
  onStopActing?: () => void
  children: ReactNode
}

/** The frame of every page of the console: whom staff act for, where they are, and the launcher. */
export function ConsoleShell({ onStopActing, children }: ConsoleShellProps) {
  const t = useMessages(consoleMessages)
  const { place, go, hrefOf } = useConsole()
  const nameOf = usePageName()
  const isApple = useIsApple()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  const home = hrefOf({})
  /** Whether a way back stands below, and names the list. */
  const opened = place.id !== undefined || place.flow === 'create' ? 'named' : place.flow && ''
  return (
    <div className={styles.shell}>
      <ActingAsBanner onEnd={onStopActing} />
      <div className={styles.bar} data-opened={opened}>
        {place.service === undefined ? (
          <Heading level={2} size="xl">
            {t('home.title')}
          </Heading>
        ) : home === undefined ? (
          <Button tone="quiet" size="small" onPress={() => go({})}>
            {t('home')}
          </Button>
        ) : (
          <Breadcrumbs
            label={t('where')}
            expandLabel={t('whereMore')}
            path={[{ label: t('home'), href: home }]}
            current={place.page ? nameOf(place.page, place.service) : nameOf(place.service)}
          />
        )}
        {place.service === undefined ? null : (
          <Button
            size="small"
            // A page begins with its own search and tools.
            tone="quiet"
            onPress={() => setOpen(true)}
            onPointerEnter={LauncherPart.preload}
            onFocus={LauncherPart.preload}
            aria-keyshortcuts="Control+K Meta+K"
          >
            {t('launcher')}
            <span className={styles.keys} aria-hidden="true">
              <kbd className={styles.key}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
            </span>
          </Button>
        )}
      </div>
      {children}
      {isOpen ? <LauncherPart onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
