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
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { Draft } from '../form/draft.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { useRecent } from '../home/useRecent.ts'
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
  const { recent, pinned } = useRecent()
  const fields = params.map((param) => fieldOf(param, paramSchema(operation, param) ?? text))
  const [only, another] = fields
  // A text of the platform, such as a brand: whoever has opened it here needn't type it again.
  const known =
    only?.kind === 'text' && !another
      ? new Set([...pinned, ...recent].flatMap((place) => place.in?.[only.name] ?? []))
      : new Set<string>()
  const isList = operation.returns?.type === 'array'
  const what = params.map((one) => inSentence(words.field(one), locale)).join(', ')
  return (
    <Card title={isList ? t('scope.list', { what }) : t('scope.title')} level={3}>
      <div className={styles.form}>
        <DialogForm
          onSubmit={() => onChoose(Object.fromEntries(params.map((one) => [one, String(draft[one] ?? '').trim()])))}
        >
          <Stack gap="md">
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                name={field.name}
                value={draft[field.name]}
                onChange={(value) => setDraft({ ...draft, [field.name]: value })}
              />
            ))}
            {only && known.size > 0 ? (
              <Inline gap="xs" alignItems="center" flexWrap="wrap">
                <Text tone="muted">{t('scope.known')}</Text>
                {[...known].map((value) => (
                  <Button key={value} size="small" onPress={() => onChoose({ [only.name]: value })}>
                    {value}
                  </Button>
                ))}
              </Inline>
            ) : null}
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
