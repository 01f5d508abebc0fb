'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { folded } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { LockIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { useState } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import * as styles from './home.css.ts'
import { useAreas } from './useAreas.ts'
import { useIsWide } from './useIsWide.ts'

/** Services by what they are about. Where there is little room, each group opens on a press, or once text finds some. */
export function Systems({ text }: { text: string }) {
  const t = useMessages(consoleMessages)
  const { locale } = useMemberkit()
  const { services } = useConsole()
  const areas = useAreas(services, locale)
  const isWide = useIsWide()
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({})
  const wanted = folded(text)
  const shown = areas
    .map(({ area, systems }) => ({ area, systems: systems.filter(({ name }) => folded(name).includes(wanted)) }))
    .filter(({ systems }) => systems.length > 0)
  const locked = areas.flatMap(({ systems }) => systems).filter(({ isDenied }) => isDenied).length
  return (
    <Card
      title={t('home.systems')}
      level={3}
      description={locked > 0 ? t('home.locked', { count: locked }) : undefined}
    >
      {shown.length === 0 ? (
        <Text as="p" tone="muted">
          {t('home.noSystem', { text })}
        </Text>
      ) : (
        <div className={styles.groups}>
          {shown.map(({ area, systems }) => (
            <Disclosure
              key={area}
              title={t(`area.${area}`)}
              aside={systems.length}
              headingLevel={4}
              isOpen={wanted !== '' || (pressed[area] ?? isWide)}
              onOpenChange={() => setPressed({ ...pressed, [area]: !(pressed[area] ?? isWide) })}
            >
              <ul className={styles.links}>
                {systems.map(({ name, service, page, isDenied }) => (
                  <li key={`${service} ${page}`} className={styles.link} data-denied={isDenied ? '' : undefined}>
                    <PlaceLink to={{ service, page }} appearance="quiet">
                      {name}
                      {isDenied ? <VisuallyHidden>, {t('home.noAccess')}</VisuallyHidden> : null}
                    </PlaceLink>
                    {isDenied ? <LockIcon /> : null}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      )}
    </Card>
  )
}
