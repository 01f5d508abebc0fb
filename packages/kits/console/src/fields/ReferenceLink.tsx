'use client'
import type { FieldReference } from '@memberkit/contract/fields'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import { serviceOf } from '../runtime/targets.ts'
import { EntityName } from './EntityName.tsx'
import * as styles from './fields.css.ts'

export interface ReferenceLinkProps {
  refers: FieldReference
  id: string
  /** Shows the id and requests nothing: one request a row would be too many. */
  isShort?: boolean
}

/** Another entity by its name, with a link to its page. Its id, where its name can't be read. */
export function ReferenceLink({ refers, id, isShort }: ReferenceLinkProps) {
  const { services } = useConsole()
  const entry = serviceOf(services, refers)
  if (!entry) return <span className={styles.code}>{id}</span>
  const place = { service: entry.service, page: refers.entity, id }
  return (
    <PlaceLink to={place} appearance={isShort ? 'quiet' : undefined}>
      {isShort ? id : <EntityName refers={refers} id={id} />}
    </PlaceLink>
  )
}
