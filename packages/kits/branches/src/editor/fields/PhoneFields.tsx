'use client'
import { BranchPhoneType } from '@memberkit/contract/partners/branches'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { usePhoneCountries } from '@memberkit/parts/phone'
import { PhoneField } from '@memberkit/primitives/phone-field'
import { Stack } from '@memberkit/primitives/box'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { editorMessages } from '../../messages/namespaces.ts'
import { formatPhone } from '../../shared/format-phone.ts'
import { isPublicPhone } from '../../shared/public.rules.ts'
import type { BranchPhone } from '../../shared/received.ts'
import { NoneYet } from '../../shared/NoneYet.tsx'
import * as styles from '../Editor.css.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { errorAround } from './error-around.ts'
import { FactList } from './FactList.tsx'
import { useRowKeys } from './useRowKeys.ts'

/** The phone numbers, each with its type; those that members never see say so. */
export function PhoneFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const t = useMessages(editorMessages)
  const label = useLabel('BranchPhoneType')
  const keys = useRowKeys<BranchPhone>()
  const { draft, set, errorOf } = editor.save
  const countries = usePhoneCountries('US')
  if (isReadOnly)
    return (
      <FactList
        empty={t('phones.none')}
        facts={draft.phones.map((one) => ({
          label: label(one.type),
          value: formatPhone(one, t),
          note: isPublicPhone(one) ? undefined : t('phone.internal'),
        }))}
      />
    )
  const rowLabel = (number: number, { type }: BranchPhone) => t('phone.row', { number, type: label(type) })
  return (
    <Stack gap="sm">
      {draft.phones.length === 0 ? <NoneYet>{t('phones.none')}</NoneYet> : null}
      <div className={styles.compact}>
        <RepeatableRows
          label={t('section.phones')}
          isLabelHidden
          error={errorAround(errorOf, 'phones', [...draft.phones.keys()])}
          value={draft.phones}
          onChange={(phones) => set({ phones })}
          rowKey={keys.of.bind(keys)}
          rowLabel={rowLabel}
          rowError={(_, index) => errorAround(errorOf, `phones.${index}`, ['type', 'number', 'extension'])}
          newRow={(): BranchPhone => ({
            type: draft.phones.some(({ type }) => type === 'OFFICE') ? 'OTHER' : 'OFFICE',
            number: '',
          })}
          labels={{
            add: t('phones.add'),
            remove: (row) => t('row.remove', { row }),
            removed: (row) => t('row.removed', { row }),
            undo: t('row.undo'),
          }}
        >
          {({ row, index, update }) => (
            <div className={styles.phone}>
              <Select
                label={t('phone.type')}
                options={[...new Set<string>([...BranchPhoneType.options, row.type])].map((value) => ({
                  value,
                  label: label(value),
                }))}
                value={row.type}
                onChange={(type) => update(keys.pass(row, { ...row, type }))}
                error={errorOf(`phones.${index}.type`)}
              />
              <PhoneField
                label={t('phone.number')}
                description={isPublicPhone(row) ? undefined : t('phone.internal')}
                countries={countries}
                countryLabel={t('phone.country')}
                invalidError={t('phone.wrong')}
                value={row.number}
                onChange={(number) => update(keys.pass(row, { ...row, number: number ?? '' }))}
                error={errorOf(`phones.${index}.number`)}
                isRequired
              />
              <TextField
                label={t('phone.extension')}
                value={row.extension ?? ''}
                inputMode="numeric"
                maxLength={8}
                onChange={(extension) => update(keys.pass(row, { ...row, extension: extension || undefined }))}
                error={errorOf(`phones.${index}.extension`)}
              />
            </div>
          )}
        </RepeatableRows>
      </div>
    </Stack>
  )
}
