'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { Notice } from '@memberkit/primitives/notice'
import { SearchField } from '@memberkit/primitives/search-field'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { unfolds } from '../../hours/Hours.css.ts'
import { editorMessages } from '../../messages/namespaces.ts'
import { areaName } from '../../shared/areas-of-law.ts'
import * as styles from '../Editor.css.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { AddByCode } from './AddByCode.tsx'
import { diffOf, groupsOf, matching, toggled } from './areas.rules.ts'
import { ItemList } from './ItemList.tsx'

/** The areas of law by name, with a search, and how many were added and removed. */
export function AreasOfLawFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  const [query, setQuery] = useState('')
  const { areasOfLaw, save } = editor
  const chosen = save.draft.areasOfLaw
  const set = (codes: readonly string[]) => save.set({ areasOfLaw: codes })
  const before = (save.sections.areasOfLaw.changes[0]?.before ?? chosen) as readonly string[]
  const { added, removed } = diffOf(before, chosen)
  const error = save.errorOf('areasOfLaw')
  const found = matching(groupsOf(areasOfLaw, [...new Set([...before, ...chosen])], locale), query)
  const box = (code: string, name: string) => (
    <Checkbox
      key={code}
      label={t('area.option', { name, code })}
      isChecked={chosen.includes(code)}
      onChange={(isOn) => set(toggled(chosen, [code], isOn))}
    />
  )
  return (
    <Stack gap="sm">
      {error ? (
        <Notice tone="critical" isStatic>
          {error}
        </Notice>
      ) : null}
      <ItemList
        label={t('areas.chosen')}
        empty={t('areas.none')}
        items={chosen
          .map((code) => ({ id: code, label: areaName(areasOfLaw, code) }))
          .toSorted((one, other) => one.label.localeCompare(other.label, locale))}
        onRemove={isReadOnly ? undefined : (code) => set(toggled(chosen, [code], false))}
        removeLabel={(item) => t('row.remove', { row: item })}
        removedText={(item) => t('row.removed', { row: item })}
      />
      {added + removed > 0 ? (
        <Text size="sm" tone="muted" isTabular>
          {t('areas.diff', { added, removed })}
        </Text>
      ) : null}
      {isReadOnly ? null : (
        <div className={unfolds}>
          <Disclosure title={t('areas.choose')}>
            <Stack gap="sm">
              <SearchField label={t('areas.search')} clearLabel={t('areas.clear')} value={query} onChange={setQuery} />
              {found.length === 0 ? <Text tone="muted">{t('areas.nothing')}</Text> : null}
              <div className={styles.groups}>
                {found.map(({ area, children }) => {
                  const codes = [area.code, ...children.map(({ code }) => code)]
                  const held = codes.filter((code) => chosen.includes(code)).length
                  if (children.length === 0) return box(area.code, area.name)
                  return (
                    <Stack key={area.code} gap="xs" role="group" aria-label={area.name}>
                      <Checkbox
                        label={t('area.withParts', { name: area.name, count: children.length })}
                        isChecked={held === codes.length}
                        isIndeterminate={held > 0 && held < codes.length}
                        onChange={(isOn) => set(toggled(chosen, codes, isOn))}
                      />
                      <div className={styles.children}>
                        <div className={styles.roles}>
                          {[area, ...children].map(({ code, name }) => box(code, name))}
                        </div>
                      </div>
                    </Stack>
                  )
                })}
              </div>
              {areasOfLaw.length === 0 ? (
                <AddByCode onAdd={(code) => set(toggled(chosen, [code], true))} taken={chosen} />
              ) : null}
            </Stack>
          </Disclosure>
        </div>
      )}
    </Stack>
  )
}
