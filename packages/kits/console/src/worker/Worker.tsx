'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useEffect, useRef, useState } from 'react'
import { RowMenu } from '../actions/RowMenu.tsx'
import { usePageActions } from '../actions/usePageActions.ts'
import { useEntity } from '../entity/useEntity.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { statusOf } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { EntityActionPart } from '../shell/form-parts.ts'
import * as styles from '../entity/entity.css.ts'

export interface WorkerProps {
  /** The worker as a page: it has no id. */
  worker: DeskPage
  /** The operation of the worker that an address names: an action, or what reads it. */
  call?: string | undefined
}

const nowhere: Scope = {}

/** The worker of a service: its state, and what pauses, starts and times it. */
export function Worker({ worker, call }: WorkerProps) {
  const t = useMessages(consoleMessages)
  const later = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { place, go } = useConsole()
  const { resource } = useEntity(worker, '', nowhere)
  const { table, allowedOn } = usePageActions(worker)
  const card = useRef<HTMLDivElement>(null)
  const [acting, setActing] = useState<{ intent: string; entity: Entity }>()
  const known = resource.state === 'ready' ? resource.data : undefined
  const isKnown = known !== undefined
  useEffect(() => {
    if (call === undefined || !known) return
    const asked = allowedOn(known).find(({ name }) => name === call)
    if (asked && asked.unavailableReason === undefined) setActing({ intent: call, entity: known })
    else card.current?.focus()
    // Once it is known: what it becomes then is no reason to ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, isKnown])
  const name = words.entity(worker.name) ?? worker.name
  const status = known && statusOf(worker, known)
  const field = worker.fields.find((one) => one.name === worker.definition.status)
  return (
    <div ref={card} tabIndex={-1} className={styles.panel}>
      <Card
        title={name}
        level={3}
        actions={
          known ? (
            <RowMenu
              table={table}
              allowed={allowedOn(known)}
              label={later('row.menu', { row: name })}
              statusLabel={field && status ? words.value(field.schema, status) : undefined}
              onChoose={(intent) => setActing({ intent, entity: known })}
            />
          ) : undefined
        }
      >
        <ResourceView
          resource={resource}
          noun={later('worker.noun')}
          skeleton={
            <SkeletonGroup label={t('loading', { what: name })}>
              <SkeletonText lines={3} />
            </SkeletonGroup>
          }
        >
          {(entity) => (
            <KeyValue>
              {worker.fields.map((one) => (
                <KeyValueItem key={one.name} label={words.field(one.name, worker.name)}>
                  <FieldValue field={one} value={entity[one.name]} record={entity} owner={worker.name} />
                </KeyValueItem>
              ))}
            </KeyValue>
          )}
        </ResourceView>
      </Card>
      {acting ? (
        <EntityActionPart
          page={worker}
          table={table}
          intent={acting.intent}
          entity={acting.entity}
          scope={nowhere}
          onClose={() => {
            setActing(undefined)
            if (call !== undefined) go({ service: place.service })
            restoreLostFocus(card.current)
          }}
        />
      ) : null}
    </div>
  )
}
