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
import { ComboBox } from '@memberkit/primitives/combo-box'
import { useState } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { Draft } from '../form/draft.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import type { FieldInputProps } from '../form/input-props.ts'
import { useComboLabels } from '../form/inputs/useComboLabels.ts'
import { NamedField } from '../form/NamedField.tsx'
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
  const isList = operation.returns?.type === 'array'
  const what = params.map((one) => inSentence(words.field(one), locale)).join(', ')
  return (
    <Card title={isList ? t('scope.list', { what }) : t('scope.title')} level={3}>
      <div className={styles.form}>
        <DialogForm
          onSubmit={() => onChoose(Object.fromEntries(params.map((one) => [one, String(draft[one] ?? '').trim()])))}
        >
          <Stack gap="md">
            {params.map((param) => {
              const field = fieldOf(param, paramSchema(operation, param) ?? text)
              const Input = field.kind === 'text' ? TextInput : FieldInput
              return (
                <Input
                  key={param}
                  field={field}
                  name={param}
                  value={draft[param]}
                  onChange={(value) => setDraft({ ...draft, [param]: value })}
                />
              )
            })}
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

/** A text of the platform, such as a brand: those that were opened on this device are offered. */
function TextInput(props: FieldInputProps) {
  const { name, value, onChange } = props
  const { words } = useDeskContext()
  const { recent, pinned } = useRecent()
  const label = words.field(name)
  const labels = useComboLabels(label)
  const known = new Set([...pinned, ...recent].flatMap((place) => place.in?.[name] ?? []))
  if (known.size === 0) return <FieldInput {...props} />
  return (
    <NamedField name={name}>
      {(control) => (
        <ComboBox
          {...control}
          isCustomAllowed
          isRequired
          label={label}
          labels={labels}
          options={[...known].map((one) => ({ value: one, label: one }))}
          value={typeof value === 'string' ? value : ''}
          onChange={(next: string) => onChange(next || undefined)}
        />
      )}
    </NamedField>
  )
}
