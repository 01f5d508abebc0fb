'use client'
import { Network, PracticeType } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useId } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { DraftField } from '../draft.ts'
import * as styles from '../Editor.css.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { ReadOnly } from './ReadOnly.tsx'

type TextName = 'name' | 'externalId' | 'caseIdPrefix' | 'yearFounded' | 'yearJoined'

/** Name, network, types, IDs and years. Others see those that are for staff, below one reason. */
export function IdentityFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const t = useMessages(editorMessages)
  const network = useLabel('Network')
  const type = useLabel('PracticeType')
  const { rights, save } = editor
  const { draft, set, errorOf } = save
  const right = (field: DraftField) => (isReadOnly ? 'denied' : rights.fieldRight(field))
  const id = useId()
  const isForStaff = (field: DraftField) => !isReadOnly && rights.fieldRight(field) === 'internal'
  const reasonId = (field: DraftField) => (isForStaff(field) ? id : undefined)
  const text = (name: TextName, more: { inputMode?: 'numeric'; maxLength?: number } = {}) =>
    right(name) === 'edit' ? (
      <TextField
        label={t(name)}
        value={draft[name]}
        onChange={(value) => set({ [name]: value })}
        error={errorOf(name)}
        isRequired={name === 'name'}
        {...more}
      />
    ) : (
      <ReadOnly label={t(name)} value={draft[name]} reasonId={reasonId(name)} />
    )
  const shownNetworks = [...new Set<string>([...Network.options, draft.network])]
  const shownTypes = [...new Set<string>([...PracticeType.options, ...draft.branchTypes])]
  return (
    <div className={styles.fields}>
      <div className={styles.full}>{text('name')}</div>
      {isForStaff('network') ? (
        <p id={id} className={`${styles.full} ${styles.quiet}`}>
          {t('internal')}
        </p>
      ) : null}
      {right('network') === 'edit' ? (
        <Select
          label={t('network')}
          options={shownNetworks.map((value) => ({ value, label: network(value) }))}
          value={draft.network}
          onChange={(value) => set({ network: value })}
          error={errorOf('network')}
        />
      ) : (
        <ReadOnly label={t('network')} value={network(draft.network)} reasonId={reasonId('network')} />
      )}
      {right('branchTypes') === 'edit' ? (
        <CheckboxGroup
          label={t('types')}
          options={shownTypes.map((value) => ({ value, label: type(value) }))}
          value={draft.branchTypes}
          onChange={(branchTypes) => set({ branchTypes })}
          error={errorOf('branchTypes')}
        />
      ) : (
        <ReadOnly
          label={t('types')}
          value={draft.branchTypes.map(type).join(', ')}
          reasonId={reasonId('branchTypes')}
        />
      )}
      {text('externalId')}
      {text('caseIdPrefix')}
      {text('yearFounded', { inputMode: 'numeric', maxLength: 4 })}
      {text('yearJoined', { inputMode: 'numeric', maxLength: 4 })}
    </div>
  )
}
