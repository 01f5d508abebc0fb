'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DetailHeader, ScreenOnly } from '@memberkit/foundation/detail'
import type { AllowedAction, EntityActions } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { permissionOf } from '@memberkit/contract'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { EditIcon } from '@memberkit/primitives/icons'
import { Fragment, type RefObject } from 'react'
import type { ActingEntity } from '../actions/page-actions.ts'
import { RowMenu } from '../actions/RowMenu.tsx'
import { useDeskContext } from '../fields/DeskContext.ts'
import { currencyOf } from '../fields/format.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, idOf, statusOf, textOf, titleOf } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { FactCard } from './FactCard.tsx'
import { JournalPart } from './journal-part.ts'
import { Panel } from './Panel.tsx'
import { PartTable } from './PartTable.tsx'
import { RelatedCard } from './RelatedCard.tsx'
import { PinButton } from '../home/PinButton.tsx'
import { StatusDiagram } from './StatusDiagram.tsx'
import { tableFields } from './fact-groups.ts'

export interface EntityViewProps {
  page: DeskPage
  entity: Entity
  scope: Scope
  table: EntityActions<ActingEntity>
  allowed: readonly AllowedAction[]
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
  onAction: (intent: string) => void
}

/** An entity: title and status, facts in groups, tables of parts, further reads, and its history. */
export function EntityView({ page, entity, scope, table, allowed, printed, onAction }: EntityViewProps) {
  const t = useMessages(consoleMessages)
  const later = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { go, place } = useConsole()
  const { realm, can } = useMemberkit()
  const id = idOf(page, entity)
  const title = titleOf(page, entity, words)
  const statusField = page.fields.find(({ name }) => name === page.definition.status)
  const status = statusOf(page, entity)
  const here = { service: page.service, page: page.name, way: place.way, in: place.in, id }
  const mayEdit = page.edit.some(({ operation }) => can(permissionOf(operation)))
  const slots = page.definition.slots ?? {}
  const address = addressOf(page, page.read ?? page.ways[0]!.operation, scope, entity)
  const After = slots['after']
  const parts = tableFields(page)
  return (
    <>
      <DetailHeader
        title={title || id}
        status={
          statusField && status ? (
            <FieldValue field={statusField} value={status} record={entity} owner={page.name} />
          ) : null
        }
        // Unless it is among the facts.
        lead={id === title || Object.values(page.definition.groups).flat().includes(page.idField) ? null : id}
        printLabel={t('print')}
        printed={printed}
        actions={
          <>
            <PinButton place={here} />
            <RowMenu
              table={table}
              allowed={allowed}
              label={t('actions')}
              isLabelled
              size="medium"
              statusLabel={statusField && status ? words.value(statusField.schema, status) : undefined}
              onChoose={onAction}
            />
            {page.edit.length > 0 && mayEdit ? (
              <Button tone="primary" onPress={() => go({ ...here, flow: 'edit' })}>
                <EditIcon />
                {t('edit')}
              </Button>
            ) : null}
          </>
        }
      />
      <FactCard page={page} entity={entity} />
      <Stack gap="md">
        {parts.map((field) => {
          const Slot = slots[field.name]
          return Slot ? (
            <Slot key={field.name} entity={entity} address={address} />
          ) : (
            <PartTable key={field.name} page={page} field={field} entity={entity} />
          )
        })}
        {page.panels.map(({ name, operation }) => {
          const Slot = slots[name]
          return (
            <Fragment key={name}>
              {Slot ? (
                <Slot entity={entity} address={address} />
              ) : (
                <Panel page={page} name={name} operation={operation} entity={entity} scope={scope} />
              )}
            </Fragment>
          )
        })}
        <RelatedCard page={page} id={id} />
        {After ? <After entity={entity} address={address} /> : null}
        {statusField && status ? (
          <ScreenOnly>
            <StatusDiagram page={page} field={statusField} status={status} title={later('diagram.title')} />
          </ScreenOnly>
        ) : null}
        {page.journal && page.clock && realm === 'Internal' ? (
          <JournalPart
            page={page}
            journal={page.journal}
            clock={page.clock}
            entityId={textOf(entity['id']) || id}
            currency={currencyOf(entity)}
          />
        ) : null}
      </Stack>
    </>
  )
}
