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
  /** The choice needed before the entity can be read, such as a brand. */
  scope?: Scope | undefined
  /** Shown until the name is read, and where it can't be. @default the id */
  fallback?: ReactNode
}

/** Returns the read of an entity, once its service is known; `undefined` where the known facts don't suffice. */
export function useReadable(refers: FieldReference, id: string, scope: Scope | undefined) {
  const { services } = useConsole()
  const loaded = useDesk(serviceOf(services, refers))
  const page = loaded.state === 'ready' ? pageIn(loaded.desk, refers.entity) : undefined
  const address = page?.idParam ? { ...scope, [page.idParam]: id } : undefined
  if (loaded.state !== 'ready' || !page?.read || !address) return undefined
  if (!paramsOf(page.read).every((param) => param in address)) return undefined
  return { desk: loaded.desk, page, read: page.read, address }
}

/** The name of an entity of any service. */
export function EntityName({ refers, id, scope, fallback = id }: EntityNameProps) {
  const readable = useReadable(refers, id, scope)
  if (!readable) return fallback
  const { page, read, address } = readable
  return <ReadName page={page} read={read} address={address} id={id} fallback={fallback} />
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
