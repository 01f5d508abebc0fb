'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ComboBox, type LoadOptions } from '@memberkit/primitives/combo-box'
import { NamedField } from '../NamedField.tsx'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { useCallback, useMemo } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import { useConsole } from '../../place/ConsoleContext.ts'
import { browseOf, pageIn, searchOf, serviceOf } from '../../runtime/targets.ts'
import { loadDesk, useDesk } from '../../runtime/useDesk.ts'
import { findEntities } from '../../runtime/find-entities.ts'
import type { InputProps } from '../input-props.ts'
import { useComboLabels } from './useComboLabels.ts'

/**
 * Another entity, found by typing a part of its name; its id, where nothing lists such entities. Its control stays the
 * same when the other service has loaded: somebody may be typing in it.
 */
export function ReferenceInput(props: InputProps) {
  const { field, name, label, description, value, onChange, isRequired, isReadOnly } = props
  const t = useMessages(laterMessages)
  const { queryClient } = useMemberkit()
  const { services } = useConsole()
  const refers = typeof field.refers === 'object' ? field.refers : undefined
  const entity = refers?.entity ?? ''
  const entry = refers && serviceOf(services, refers)
  const loaded = useDesk(entry)
  const page = loaded.state === 'ready' && refers ? pageIn(loaded.desk, refers.entity) : undefined
  const isUnlisted = page !== undefined && (browseOf(page) ?? searchOf(page)) === undefined
  const comboLabels = useComboLabels(label)
  const labels = useMemo(
    () => (isUnlisted ? { ...comboLabels, nothingFound: t('reference.id') } : comboLabels),
    [isUnlisted, comboLabels, t],
  )
  const chosen = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value])
  const options: LoadOptions = useCallback(
    async (text, signal) => {
      const found = entry && pageIn(await loadDesk(entry), entity)
      if (!found) return []
      return (await findEntities(queryClient, found, text, signal)).map(({ id, title }) => ({
        value: id,
        label: title,
        description: id,
      }))
    },
    [queryClient, entry, entity],
  )
  const common = {
    label,
    description: description ?? hint(),
    isRequired,
    readOnly: isReadOnly,
    optionalMark: isRequired ? undefined : t('optional'),
  }
  if (!entry)
    return (
      <NamedField name={name}>
        {(control) =>
          field.isList ? (
            <TextArea
              {...control}
              {...common}
              rows={3}
              value={chosen.join('\n')}
              onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
            />
          ) : (
            <TextField
              {...control}
              {...common}
              value={typeof value === 'string' ? value : ''}
              onChange={(next) => onChange(next || undefined)}
              autoComplete="off"
              spellCheck={false}
            />
          )
        }
      </NamedField>
    )
  return (
    <NamedField name={name}>
      {(control) =>
        field.isList ? (
          <ComboBox
            {...control}
            {...common}
            isMultiple
            isCustomAllowed
            options={options}
            labels={labels}
            value={chosen}
            onChange={(next: string[]) => onChange(next)}
          />
        ) : (
          <ComboBox
            {...control}
            {...common}
            isCustomAllowed
            options={options}
            labels={labels}
            value={typeof value === 'string' ? value : ''}
            onChange={(next: string) => onChange(next || undefined)}
          />
        )
      }
    </NamedField>
  )

  function hint() {
    if (!entry && field.isList) return t('reference.ids')
    return t(!entry || isUnlisted ? 'reference.id' : 'reference.find')
  }
}
