'use client'
import { Network, PracticeType } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { editorMessages } from '../../messages/namespaces.ts'
import type { DraftField } from '../draft.ts'
import * as styles from '../Editor.css.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { ReadOnly } from './ReadOnly.tsx'

type TextName = 'name' | 'externalId' | 'caseIdPrefix' | 'yearFounded' | 'yearJoined'

/** Name, network, types, IDs and years. Those that are for staff are shown to others with the reason. */
export function IdentityFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const t = useMessages(editorMessages)
  const network = useLabel('Network')
  const type = useLabel('PracticeType')
  const { rights, save } = editor
  const { draft, set, errorOf } = save
  const right = (field: DraftField) => (isReadOnly ? 'denied' : rights.fieldRight(field))
  const reason = (field: DraftField) => (rights.fieldRight(field) === 'internal' ? t('internal') : undefined)
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
      <ReadOnly label={t(name)} value={draft[name]} description={reason(name)} />
    )
  const shownNetworks = [...new Set<string>([...Network.options, draft.network])]
  const shownTypes = [...new Set<string>([...PracticeType.options, ...draft.branchTypes])]
  return (
    <div className={styles.fields}>
      <div className={styles.full}>{text('name')}</div>
      {right('network') === 'edit' ? (
        <Select
          label={t('network')}
          options={shownNetworks.map((value) => ({ value, label: network(value) }))}
          value={draft.network}
          onChange={(value) => set({ network: value })}
          error={errorOf('network')}
        />
      ) : (
        <ReadOnly label={t('network')} value={network(draft.network)} description={reason('network')} />
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
          description={reason('branchTypes')}
        />
      )}
      {text('externalId')}
      {text('caseIdPrefix')}
      {text('yearFounded', { inputMode: 'numeric', maxLength: 4 })}
      {text('yearJoined', { inputMode: 'numeric', maxLength: 4 })}
    </div>
  )
}
