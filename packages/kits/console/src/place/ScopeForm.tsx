'use client'
import { text } from '@memberkit/contract'
import type { Operation } from '@memberkit/contract'
import { fieldOf } from '@memberkit/contract/fields'
import { useMemberkit } from '@memberkit/foundation'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useState } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { Draft } from '../form/draft.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { laterMessages } from '../messages/namespaces.ts'
import type { Scope } from '../runtime/desk.ts'
import { paramSchema } from '../runtime/operations.ts'
import * as styles from '../shell/shell.css.ts'
import { inSentence } from '../words/in-sentence.ts'

export interface ScopeFormProps {
  /** The operation whose path has the parameters. */
  operation: Operation
  params: readonly string[]
  onChoose: (chosen: Scope) => void
}

/** Asks for what must be chosen first: the brand or the person whose entities are listed. */
export function ScopeForm({ operation, params, onChoose }: ScopeFormProps) {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { locale } = useMemberkit()
  const [draft, setDraft] = useState<Draft>({})
  const isList = operation.returns?.type === 'array'
  const what = params.map((one) => inSentence(words.field(one), locale)).join(', ')
  return (
    <Card title={isList ? t('scope.list', { what }) : t('scope.title')} level={3}>
      <div className={styles.form}>
        <DialogForm
          onSubmit={() => onChoose(Object.fromEntries(params.map((one) => [one, String(draft[one] ?? '').trim()])))}
        >
          <Stack gap="md">
            {params.map((param) => (
              <FieldInput
                key={param}
                field={fieldOf(param, paramSchema(operation, param) ?? text)}
                name={param}
                value={draft[param]}
                onChange={(value) => setDraft({ ...draft, [param]: value })}
              />
            ))}
            <Inline>
              <Button type="submit" tone="primary">
                {t('scope.show')}
              </Button>
            </Inline>
          </Stack>
        </DialogForm>
      </div>
    </Card>
  )
}
