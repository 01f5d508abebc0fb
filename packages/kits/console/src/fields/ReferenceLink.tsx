'use client'
import type { FieldReference } from '@memberkit/contract/fields'
import type { ReactNode } from 'react'
import { scopeOf } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import type { Entity } from '../runtime/desk.ts'
import { pageIn, scopeIn, serviceOf } from '../runtime/targets.ts'
import { useDesk } from '../runtime/useDesk.ts'
import { EntityName } from './EntityName.tsx'
import * as styles from './fields.css.ts'

export interface ReferenceLinkProps {
  refers: FieldReference
  id: string
  /** The record that refers to it: a person or a brand there is that of the other entity, too. */
  record: Entity
  /** Shows the id and requests nothing: one request a row would be too many. */
  isShort?: boolean
  /** Its name, where that is known. @default read by its id */
  children?: ReactNode
}

/** Another entity by its name, with a link to its page. Its id, where its name can't be read. */
export function ReferenceLink({ refers, id, record, isShort, children }: ReferenceLinkProps) {
  const { services, place } = useConsole()
  const entry = serviceOf(services, refers)
  const loaded = useDesk(entry)
  if (!entry) return children ?? <span className={styles.code}>{id}</span>
  const page = loaded.state === 'ready' ? pageIn(loaded.desk, refers.entity) : undefined
  const scope = page ? scopeIn(page, record, scopeOf(place)) : {}
  const to = {
    service: entry.service,
    page: refers.entity,
    id,
    ...(Object.keys(scope).length > 0 && { in: scope }),
  }
  return (
    <PlaceLink to={to} appearance={isShort ? 'quiet' : undefined}>
      {children ?? (isShort ? id : <EntityName refers={refers} id={id} scope={scope} />)}
    </PlaceLink>
  )
}
