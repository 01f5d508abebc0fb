'use client'
import type { Operation } from '@memberkit/contract'
import { fieldsOf } from '@memberkit/contract/fields'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Grid, Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useState } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { type Draft, sentOf } from '../form/draft.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { laterMessages } from '../messages/namespaces.ts'

export interface QueryFormProps {
  operation: Operation
  /** The last query. */
  asked: Draft
  onAsk: (query: Draft) => void
}

/** The fields by which the service itself searches. What is typed here stays out of the address: people type names. */
export function QueryForm({ operation, asked, onAsk }: QueryFormProps) {
  const t = useMessages(laterMessages)
  const { desk } = useDeskContext()
  const [draft, setDraft] = useState<Draft>(asked)
  const { query } = operation
  if (!query) return null
  const owner = desk.names.get(query)
  return (
    <Card>
      <DialogForm onSubmit={() => onAsk(sentOf(query, draft))}>
        <Grid columns={3} gap="md">
          {fieldsOf(query, owner).map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              name={field.name}
              owner={owner}
              value={draft[field.name]}
              onChange={(value) => setDraft({ ...draft, [field.name]: value })}
            />
          ))}
        </Grid>
        <Inline gap="sm">
          <Button type="submit" tone="primary">
            {t('query.search')}
          </Button>
          <Button
            onPress={() => {
              setDraft({})
              onAsk({})
            }}
          >
            {t('query.clear')}
          </Button>
        </Inline>
      </DialogForm>
    </Card>
  )
}
