'use client'
import { BranchEmailType } from '@memberkit/contract/partners/branches'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Stack } from '@memberkit/primitives/box'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { BranchEmail } from '../../shared/received.ts'
import { NoneYet } from '../../shared/NoneYet.tsx'
import * as styles from '../Editor.css.ts'
import { emailPattern } from '../sections/email-pattern.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { isEqual } from '../sections/section.ts'
import { EmailWarning } from './EmailWarning.tsx'
import { errorAround } from './error-around.ts'
import { FactList } from './FactList.tsx'
import { useRowKeys } from './useRowKeys.ts'

/** The email addresses by use, and what is sent to each. */
export function EmailFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const t = useMessages(editorMessages)
  const label = useLabel('BranchEmailType')
  const keys = useRowKeys<BranchEmail>()
  const { draft, set, errorOf } = editor.save
  const changed = draft.emails.filter((one) => !editor.saved.emails.some((other) => isEqual(one, other)))
  const onlyChanged = changed.length === 1 ? changed[0] : undefined
  const error = errorAround(errorOf, 'emails', [...draft.emails.keys()])
  const routed = (type: string) =>
    (BranchEmailType.options as readonly string[]).includes(type)
      ? t(`email.routed.${type as BranchEmailType}`)
      : undefined
  if (isReadOnly)
    return (
      <FactList
        empty={t('emails.none')}
        facts={draft.emails.map(({ type, address }) => ({ label: label(type), value: address, note: routed(type) }))}
      />
    )
  return (
    <Stack gap="sm">
      {draft.emails.length === 0 ? <NoneYet>{t('emails.none')}</NoneYet> : null}
      <div className={styles.compact}>
        <RepeatableRows
          label={t('section.emails')}
          isLabelHidden
          error={onlyChanged ? undefined : error}
          value={draft.emails}
          onChange={(emails) => set({ emails })}
          rowKey={keys.of.bind(keys)}
          rowLabel={(number, { type }) => t('email.row', { number, type: label(type) })}
          rowError={(_, index) => errorAround(errorOf, `emails.${index}`, ['type', 'address'])}
          newRow={(): BranchEmail => ({
            type: BranchEmailType.options.find((type) => !draft.emails.some((one) => one.type === type)) ?? 'DOCUMENTS',
            address: '',
          })}
          labels={{
            add: t('emails.add'),
            remove: (row) => t('row.remove', { row }),
            removed: (row) => t('row.removed', { row }),
            undo: t('row.undo'),
          }}
        >
          {({ row, index, update }) => (
            <div className={styles.row}>
              <Select
                label={t('email.use')}
                options={[...new Set<string>([...BranchEmailType.options, row.type])].map((value) => ({
                  value,
                  label: label(value),
                }))}
                value={row.type}
                onChange={(type) => update(keys.pass(row, { ...row, type }))}
                error={errorOf(`emails.${index}.type`)}
              />
              <AddressField
                description={routed(row.type)}
                value={row.address}
                onChange={(address) => update(keys.pass(row, { ...row, address }))}
                // The call for a single address doesn’t name its row.
                error={errorOf(`emails.${index}.address`) ?? (row === onlyChanged ? error : undefined)}
              />
            </div>
          )}
        </RepeatableRows>
      </div>
    </Stack>
  )
}

interface AddressFieldProps {
  description: string | undefined
  value: string
  onChange: (address: string) => void
  error?: string
}

/** An address, verified once it was left. What the verification says never blocks. */
function AddressField({ description, value, onChange, error }: AddressFieldProps) {
  const t = useMessages(editorMessages)
  const [left, setLeft] = useState<string>()
  const address = value.trim()
  return (
    <div>
      <TextField
        label={t('email.address')}
        description={description}
        type="email"
        autoComplete="off"
        value={value}
        onChange={onChange}
        onBlur={() => setLeft(emailPattern.test(address) ? address : undefined)}
        error={error}
        isRequired
      />
      {left !== undefined && left === address && !error ? <EmailWarning address={left} onTake={onChange} /> : null}
    </div>
  )
}
