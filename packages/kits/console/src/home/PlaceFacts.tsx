'use client'
import { useResource } from '@memberkit/foundation'
import type { Operation } from '@memberkit/contract'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import { useMemo } from 'react'
import { DeskContext } from '../fields/DeskContext.ts'
import { useReadable } from '../fields/EntityName.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import type { Place } from '../place/console-link.ts'
import { statusOf } from '../runtime/address.ts'
import type { Desk, DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { useWords } from '../words/useWords.ts'
import { useWordsState } from '../words/useWordsState.ts'
import * as styles from './home.css.ts'

export interface PlaceFactsProps {
  place: Place
  openedAt: string | undefined
}

/** The status of what is at a place, and when it was opened. */
export function PlaceFacts({ place, openedAt }: PlaceFactsProps) {
  return (
    <>
      <span className={styles.rowStatus}>{place.id === undefined ? null : <PlaceStatus place={place} />}</span>
      <span className={styles.rowTime}>
        {openedAt === undefined ? null : <RelativeTime instant={openedAt} exact="title" />}
      </span>
    </>
  )
}

/** Nothing until the status is known, and where there is none. */
function PlaceStatus({ place: { service = '', page = '', id = '', in: scope } }: { place: Place }) {
  const readable = useReadable({ service, entity: page }, id, scope)
  const words = useWordsState(readable?.page.definition.status === undefined ? undefined : service)
  if (!readable || readable.page.definition.status === undefined || words !== 'ready') return null
  return <ReadStatus {...readable} />
}

interface ReadStatusProps {
  desk: Desk
  page: DeskPage
  read: Operation
  address: Scope
}

function ReadStatus({ desk, page, read, address }: ReadStatusProps) {
  const words = useWords(desk.service, desk.names)
  const value = useMemo(() => ({ desk, words }), [desk, words])
  const resource = useResource(read, address as never)
  const entity = resource.state === 'ready' ? (resource.data as Entity) : undefined
  const field = page.fields.find(({ name }) => name === page.definition.status)
  const status = entity && statusOf(page, entity)
  if (!entity || !field || !status) return null
  return (
    <DeskContext.Provider value={value}>
      <FieldValue field={field} value={status} record={entity} owner={page.name} isShort />
    </DeskContext.Provider>
  )
}
