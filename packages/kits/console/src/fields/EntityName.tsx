'use client'
import type { Operation } from '@memberkit/contract'
import type { FieldReference } from '@memberkit/contract/fields'
import { useResource } from '@memberkit/foundation'
import type { ReactNode } from 'react'
import { useConsole } from '../place/ConsoleContext.ts'
import { titleOf } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { paramsOf } from '../runtime/operations.ts'
import { pageIn, serviceOf } from '../runtime/targets.ts'
import { useDesk } from '../runtime/useDesk.ts'

export interface EntityNameProps {
  refers: FieldReference
  id: string
  /** What must be chosen before the entity can be read, such as a brand. */
  scope?: Scope | undefined
  /** Shown until the name is read, and where it can't be. @default the id */
  fallback?: ReactNode
}

/** The name of an entity of any service. */
export function EntityName({ refers, id, scope, fallback = id }: EntityNameProps) {
  const { services } = useConsole()
  const loaded = useDesk(serviceOf(services, refers))
  const page = loaded.state === 'ready' ? pageIn(loaded.desk, refers.entity) : undefined
  const address = page?.idParam ? { ...scope, [page.idParam]: id } : undefined
  if (!page?.read || !address || !paramsOf(page.read).every((param) => param in address)) return fallback
  return <ReadName page={page} read={page.read} address={address} id={id} fallback={fallback} />
}

interface ReadNameProps {
  page: DeskPage
  read: Operation
  address: Scope
  id: string
  fallback: ReactNode
}

function ReadName({ page, read, address, id, fallback }: ReadNameProps) {
  const resource = useResource(read, address as never)
  const title = resource.state === 'ready' ? titleOf(page, resource.data as Entity) : ''
  return title && title !== id ? title : fallback
}
