'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DetailPage, DetailSkeleton, useBackLink } from '@memberkit/foundation/detail'
import { ConfirmDialog } from '@memberkit/foundation/confirm'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import {
  RestoreDraft,
  ReviewDrawer,
  SaveBar,
  type SaveFields,
  SaveReport,
  SaveSection,
  sectionCall,
  useLeaveGuard,
  useSectionedSave,
} from '@memberkit/foundation/sections'
import type { JournalOperation } from '@memberkit/foundation/journal'
import { type Operation, permissionOf } from '@memberkit/contract'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Text } from '@memberkit/primitives/text'
import { useId, useMemo, useRef } from 'react'
import type { ConsoleEventTable } from '../events.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { currencyOf, formatValue } from '../fields/format.ts'
import { useFormat } from '../fields/useFormat.ts'
import { fieldsForDevice } from '../form/device.ts'
import type { Draft } from '../form/draft.ts'
import { FieldInput, Fields, IsPrefilled } from '../form/FieldInput.tsx'
import { SavedErrors } from '../form/NamedField.tsx'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import { scopeOf } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { ScopeForm } from '../place/ScopeForm.tsx'
import { titleOf } from '../runtime/address.ts'
import type { DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { useEntity } from '../entity/useEntity.ts'
import { useNouns } from '../words/useNouns.ts'
import { usePageName } from '../words/usePageName.ts'
import { FlowHeading } from '../shell/FlowHeading.tsx'
import * as styles from '../shell/shell.css.ts'
import { cardsOf, draftOf, editSections, saveSections } from './edit-sections.ts'

/** Edits an entity, each section saved by its own call. */
export function EditPage({ page, id }: { page: DeskPage; id: string }) {
  const { place, go } = useConsole()
  const t = useMessages(consoleMessages)
  const nameOf = usePageName()
  const nouns = useNouns(page)
  const scope = scopeOf(place)
  const { resource, operation, missing, address } = useEntity(page, id, scope, place.way)
  const root = useRef<HTMLDivElement>(null)
  const back = t('edit.back')
  const toEntity = () => go({ service: page.service, page: page.name, way: place.way, in: place.in, id })
  const backLink = useBackLink({ onBack: toEntity, label: back, returnLabel: back })
  if (missing.length > 0)
    return (
      <ScopeForm
        operation={operation}
        params={missing}
        onChoose={(chosen) => go({ ...place, in: { ...scope, ...chosen } })}
      />
    )
  return (
    <DetailPage
      root={root}
      resource={resource}
      noun={t('entity.noun', { what: nouns.one })}
      skeleton={
        <DetailSkeleton label={t('loading', { what: nameOf(page.name, page.service) })} main={[8]} side={[6]} />
      }
      backLink={backLink}
    >
      {(entity) => (
        <EditForm key={id} page={page} id={id} entity={entity} read={operation} address={address} scope={scope} />
      )}
    </DetailPage>
  )
}

interface EditFormProps {
  page: DeskPage
  id: string
  entity: Entity
  read: Operation
  address: Scope
  scope: Scope
}

function EditForm({ page, id, entity, read, address, scope }: EditFormProps) {
  const t = useMessages(laterMessages)
  const emit = useEmit<ConsoleEventTable>()
  const { desk, words } = useDeskContext()
  const currency = currencyOf(entity)
  const format = useFormat(currency)
  const { can, client } = useMemberkit()
  const nothing = useId()
  const canChange = page.edit.some(({ operation }) => can(permissionOf(operation)))
  const sections = useMemo(() => editSections(page, desk.names), [page, desk])
  const kept = useMemo(
    () =>
      fieldsForDevice(
        sections.flatMap((one) => one.fields),
        desk.names,
      ),
    [sections, desk],
  )
  const parts = useMemo(
    () =>
      saveSections(page, sections, { ...scope, ...address }, words, (problem, field) =>
        problem === 'required' || problem === 'kept'
          ? t(`problem.${problem}`, { label: words.field(field, page.name) })
          : t(`problem.${problem}`),
      ),
    [page, sections, scope, address, words, t],
  )
  const save = useSectionedSave<Entity, Record<string, unknown>, string>({
    entity: id,
    read: sectionCall(read, address as never) as never,
    loaded: entity,
    versionOf: ({ version }) => (typeof version === 'string' ? version : undefined),
    draftOf: (one) => draftOf(sections, one) as Record<string, unknown>,
    sections: parts as never,
    journal: page.journal as unknown as JournalOperation,
    onDone: () => emit('console.entity.changed', { service: page.service, entity: page.name, operation: 'edit' }),
  })
  const fields = useMemo(
    () =>
      Object.fromEntries(
        sections.flatMap(({ fields: own, operation: { body } }) =>
          own.map((field) => [
            field.name,
            {
              label: words.field(field.name, page.name),
              show: (value: unknown) => (field.isSensitive ? '••••••' : formatValue(field, value, format)),
              edit: (value: unknown, onChange: (value: unknown) => void) => (
                <FieldInput
                  field={field}
                  name={`merge.${field.name}`}
                  owner={body ? page.name : undefined}
                  value={value}
                  onChange={onChange}
                  currency={currency}
                />
              ),
            },
          ]),
        ),
      ) as unknown as SaveFields<Draft>,
    [sections, words, page.name, format, currency],
  )
  return (
    <div className={styles.flow}>
      <Stack gap="xxs">
        <FlowHeading>{t('edit.title', { name: titleOf(page, entity, words) || id })}</FlowHeading>
        <Text as="p" tone="muted">
          {t('edit.lead')}
        </Text>
      </Stack>
      <RestoreDraft
        save={save}
        labels={fields as never}
        name={`console ${client.session?.identityId ?? ''} ${page.service} ${page.name} ${id}`}
        fields={kept}
      />
      <SaveReport save={save} fields={fields as never} />
      <SavedErrors.Provider value={save.errorOf}>
        <IsPrefilled.Provider value>
          {cardsOf(sections).map((card) => (
            <Card key={card[0]?.name} as="div">
              <Stack gap="md">
                {card.map(({ name, fields: own }) => (
                  <SaveSection
                    key={name}
                    save={save}
                    name={name}
                    level={3}
                    // The only section of several fields would repeat the heading of the page.
                    isHeadingHidden={
                      own.length === 1 || sections.filter(({ fields: all }) => all.length > 1).length === 1
                    }
                  >
                    {({ isReadOnly }) => (
                      <Stack gap="md">
                        <Fields
                          fields={own}
                          owner={page.name}
                          draft={save.draft}
                          onChange={(next) => save.set(changesIn(save.draft, next))}
                          currency={currency}
                          isReadOnly={isReadOnly}
                        />
                      </Stack>
                    )}
                  </SaveSection>
                ))}
              </Stack>
            </Card>
          ))}
        </IsPrefilled.Provider>
      </SavedErrors.Provider>
      {canChange && (save.stage === 'editing' || save.stage === 'done') && !save.isDirty ? (
        <div className={styles.unchanged}>
          <Text as="p" tone="muted" id={nothing}>
            {t('edit.nothing')}
          </Text>
          <Button tone="primary" aria-disabled aria-describedby={nothing}>
            {t('edit.review')}
          </Button>
        </div>
      ) : null}
      <SaveBar save={save} />
      <ReviewDrawer save={save} fields={fields as never} />
      <ConfirmDialog action={useLeaveGuard(save.isDirty)} />
    </div>
  )
}

/** Returns the fields of a draft that differ: another field may have changed in the same moment. */
const changesIn = (before: Draft, after: Draft) =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))
