'use client'
import { EntityName } from '../fields/EntityName.tsx'
import type { Scope } from '../runtime/desk.ts'
import { usePageName } from '../words/usePageName.ts'
import * as styles from './home.css.ts'

export interface PlaceNameProps {
  service: string
  page: string
  id: string
  /** What was chosen first, such as a brand. */
  scope: Scope | undefined
}

/** The name of an entity, read where it was opened; what kind of thing it is and its id, where that can't be read. */
export function PlaceName({ service, page, id, scope }: PlaceNameProps) {
  const nameOf = usePageName()
  const nameless = (
    <>
      {nameOf(page, service)} <span className={styles.quiet}>{id}</span>
    </>
  )
  return <EntityName refers={{ service, entity: page }} id={id} scope={scope} fallback={nameless} />
}
