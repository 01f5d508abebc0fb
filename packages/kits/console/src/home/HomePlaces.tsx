'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { PinIcon } from '@memberkit/primitives/icons'
import { consoleMessages } from '../messages/namespaces.ts'
import { PlaceRow } from './PlaceRow.tsx'
import * as styles from './home.css.ts'
import { isSame, type KeptPlace, useRecent } from './useRecent.ts'

/** The number of recent places; older ones aren't current work. */
const mostRecent = 6

/** The pinned places, then the recent ones; how to pin, as long as nothing is. */
export function HomePlaces() {
  const t = useMessages(consoleMessages)
  const { recent, pinned, isPinned } = useRecent()
  const others = recent.filter((place) => !isPinned(place)).slice(0, mostRecent)
  const opened = pinned.map((place) => ({ ...recent.find((one) => isSame(one, place)), ...place }))
  if (pinned.length + others.length === 0)
    return (
      <section className={styles.lesson}>
        <span className={styles.lessonMark}>
          <PinIcon />
        </span>
        <div className={styles.lessonWords}>
          <h3 className={styles.lessonTitle}>{t('home.pinTitle')}</h3>
          <p className={styles.quiet}>{t('home.pinText')}</p>
        </div>
      </section>
    )
  return (
    <>
      {opened.length > 0 ? (
        <Card title={t('home.pinned')} level={3} isFlush>
          <Rows places={opened} />
        </Card>
      ) : null}
      {others.length > 0 ? (
        <Card
          title={t('home.recent')}
          level={3}
          description={pinned.length === 0 ? t('home.pinHint') : undefined}
          isFlush
        >
          <Rows places={others} />
        </Card>
      ) : null}
    </>
  )
}

function Rows({ places }: { places: readonly KeptPlace[] }) {
  return (
    <ul className={styles.rows}>
      {places.map((place) => (
        <PlaceRow key={`${place.service} ${place.page} ${place.id}`} place={place} />
      ))}
    </ul>
  )
}
