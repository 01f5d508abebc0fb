'use client'
import type { ReactNode } from 'react'
import { idOf } from '../runtime/address.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import { scopeIn } from '../runtime/targets.ts'
import { scopeOf } from './console-link.ts'
import { useConsole } from './ConsoleContext.ts'
import { PlaceLink } from './PlaceLink.tsx'

export interface EntityLinkProps {
  page: DeskPage
  entity: Entity
  appearance?: 'inline' | 'quiet'
  children: ReactNode
}

/** A link to the page of an entity that was answered with. */
export function EntityLink({ page, entity, appearance, children }: EntityLinkProps) {
  const { place } = useConsole()
  const scope = scopeIn(page, entity, scopeOf(place))
  const to = {
    service: page.service,
    page: page.name,
    id: idOf(page, entity),
    ...(Object.keys(scope).length > 0 && { in: scope }),
  }
  return (
    <PlaceLink to={to} appearance={appearance}>
      {children}
    </PlaceLink>
  )
}
