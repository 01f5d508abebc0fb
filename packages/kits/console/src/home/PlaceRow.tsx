'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { lazyPart } from '@memberkit/foundation/lazy'
import { PinIcon } from '@memberkit/primitives/icons'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import { useId } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import { usePageName } from '../words/usePageName.ts'
import * as styles from './home.css.ts'
import { PlaceName } from './PlaceName.tsx'
import { type KeptPlace, useRecent } from './useRecent.ts'

/** Not part of the first page: it brings all that shows a value. */
const PlaceFactsPart = lazyPart(async () => (await import('../opened-parts.ts')).PlaceFacts, { isOptional: true })

/** A place by the name of what is there: what kind of thing it is, its status, and when it was opened. */
export function PlaceRow({ place: { openedAt, ...place } }: { place: KeptPlace }) {
  const t = useMessages(consoleMessages)
  const nameOf = usePageName()
  const { isPinned, pin } = useRecent()
  const { service = '', page = '', id, in: scope } = place
  const nameId = useId()
  const kind = nameOf(page, service)
  return (
    <li className={styles.row}>
      <span id={nameId} className={styles.rowName}>
        <PlaceLink to={place} appearance="quiet">
          {id === undefined ? kind : <PlaceName service={service} page={page} id={id} scope={scope} />}
        </PlaceLink>
      </span>
      <span className={styles.rowFacts}>
        <span className={styles.quiet}>{kind}</span>
        <PlaceFactsPart place={place} openedAt={openedAt} />
      </span>
      <span className={styles.rowPin}>
        <ToggleButton
          size="small"
          label={t('pin')}
          aria-describedby={nameId}
          icon={<PinIcon className={styles.pinIcon} />}
          isPressed={isPinned(place)}
          onChange={(isOn) => pin(place, isOn)}
        />
      </span>
    </li>
  )
}
