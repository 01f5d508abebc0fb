'use client'
import type { Operation } from '@memberkit/contract'
import { entriesOf, fieldOf, fieldsOf } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { Stack } from '@memberkit/primitives/box'
import { useDeskContext } from '../fields/DeskContext.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { PartRows, PartTable } from '../entity/PartTable.tsx'
import { isTable } from '../entity/fact-groups.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import { EntityLink } from '../place/EntityLink.tsx'
import { idOf, titleOf } from '../runtime/address.ts'
import type { Entity } from '../runtime/desk.ts'
import { answerOf, isTableAnswer } from '../runtime/operations.ts'
import { pageOfAnswer } from '../runtime/targets.ts'

export interface AnswerViewProps {
  operation: Operation
  data: unknown
}

/** The answer of an operation: facts, a table, or one value. */
export function AnswerView({ operation, data }: AnswerViewProps) {
  const t = useMessages(consoleMessages)
  const { desk } = useDeskContext()
  const { schema, isList } = answerOf(operation)
  if (data === null || data === undefined || !schema) return <Text as="p">{t('answer.none')}</Text>
  const owner = desk.names.get(schema)
  if (isTableAnswer(operation))
    return <PartRows title={t('answer.title')} field={{ schema }} rows={data as readonly Entity[]} />
  if (Object.keys(entriesOf(schema)).length === 0)
    return <FieldValue field={fieldOf('answer', isList ? operation.returns! : schema)} value={data} record={{}} />
  return <Facts schema={schema} owner={owner} data={data as Entity} />
}

function Facts({
  schema,
  owner,
  data,
}: {
  schema: NonNullable<Operation['returns']>
  owner: string | undefined
  data: Entity
}) {
  const { desk, words } = useDeskContext()
  const t = useMessages(consoleMessages)
  const fields = fieldsOf(schema, owner).filter(({ kind }) => kind !== 'version')
  const page = pageOfAnswer(desk, schema)
  const id = page && idOf(page, data)
  return (
    <Stack gap="md">
      {id ? (
        <EntityLink page={page} entity={data}>
          {t('answer.open', { name: titleOf(page, data, words) || id })}
        </EntityLink>
      ) : null}
      <KeyValue>
        {fields
          .filter((field) => !isTable(field))
          .map((field) => (
            <KeyValueItem key={field.name} label={words.field(field.name, owner)}>
              <FieldValue field={field} value={data[field.name]} record={data} owner={owner} />
            </KeyValueItem>
          ))}
      </KeyValue>
      {fields.filter(isTable).map((field) => (
        <PartTable key={field.name} field={field} entity={data} title={words.field(field.name, owner)} />
      ))}
    </Stack>
  )
}
