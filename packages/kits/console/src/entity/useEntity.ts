'use client'
import type { Operation } from '@memberkit/contract'
import { useResource } from '@memberkit/foundation'
import { type Resource } from '@memberkit/foundation/resource'
import { useCallback, useMemo } from 'react'
import { addressOf, idOf, missingParams } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'

export interface EntityState {
  readonly resource: Resource<Entity>
  /** The operation that reads it. */
  readonly operation: Operation
  /** The path parameters that a person must choose before it can be read. */
  readonly missing: readonly string[]
  readonly address: Scope
}

const gone = { state: 'refused', status: 404, reason: 'gone', at: 0, reference: '', retry() {} } as const

/** Reads one entity: by its own operation, else from the list that it is in. */
export function useEntity(page: DeskPage, id: string, scope: Scope, wayName?: string): EntityState {
  const way = page.ways.find(({ name }) => name === wayName) ?? page.ways[0]
  const operation = page.read ?? way?.operation
  if (!operation) throw new Error(`${page.service} has no operation that reads ${page.name}.`)
  const known = useMemo(() => (page.read && page.idParam ? { ...scope, [page.idParam]: id } : scope), [page, scope, id])
  const address = useMemo(() => addressOf(page, operation, known), [page, operation, known])
  const missing = missingParams(operation, address)
  const select = useCallback(
    (data: unknown): Entity | undefined =>
      page.read
        ? (data as Entity)
        : (Array.isArray(data) ? (data as Entity[]) : []).find((one) => idOf(page, one) === id),
    [page, id],
  )
  const resource = useResource(operation, address as never, { select, enabled: missing.length === 0 })
  const found: Resource<Entity> =
    resource.state !== 'ready'
      ? resource
      : resource.data === undefined
        ? { ...gone, retry: resource.retry }
        : { ...resource, data: resource.data }
  return { resource: found, operation, missing, address }
}
