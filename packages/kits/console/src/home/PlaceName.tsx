'use client'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { EntityName } from '../fields/EntityName.tsx'
import type { Scope } from '../runtime/desk.ts'
import { usePageName } from '../words/usePageName.ts'

export interface PlaceNameProps {
  service: string
  page: string
  id: string
  /** The scope chosen first, such as a brand. */
  scope: Scope | undefined
}

/** The name of an entity, read where it was opened; its id, and to readers what kind of thing it is, where that can't be read. */
export function PlaceName({ service, page, id, scope }: PlaceNameProps) {
  const nameOf = usePageName()
  const nameless = (
    <>
      <VisuallyHidden>{nameOf(page, service)} </VisuallyHidden>
      {id}
    </>
  )
  return <EntityName refers={{ service, entity: page }} id={id} scope={scope} fallback={nameless} />
}
