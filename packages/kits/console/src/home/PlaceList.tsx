'use client'
import { Card } from '@memberkit/primitives/card'
import type { Place } from '../place/console-link.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import { usePageName } from '../words/usePageName.ts'
import * as styles from './home.css.ts'
import { PlaceName } from './PlaceName.tsx'

/** Places by the names of what is there, with what kind of thing it is. */
export function PlaceList({ title, places }: { title: string; places: readonly Place[] }) {
  const nameOf = usePageName()
  return (
    <Card title={title} level={3}>
      <ul className={styles.places}>
        {places.map(({ service = '', page = '', id, in: scope }) => (
          <li key={`${service} ${page} ${id}`} className={styles.place}>
            <span className={styles.quiet}>{nameOf(page, service)}</span>
            {id === undefined ? (
              <PlaceLink to={{ service, page }}>{nameOf(page, service)}</PlaceLink>
            ) : (
              <PlaceLink to={{ service, page, id, ...(scope && { in: scope }) }}>
                <PlaceName service={service} page={page} id={id} scope={scope} />
              </PlaceLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
