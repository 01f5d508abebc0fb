'use client'
import { PrintHeader, useIsPrinting } from '@memberkit/foundation/print'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Heading } from '@memberkit/primitives/text'
import type { SaveFields } from '@memberkit/foundation/sections'
import { sectionNames } from './section-names.ts'
import type { BranchDraft, DraftField } from './draft.ts'
import * as styles from './Editor.css.ts'
import { fieldsOf } from './section-fields.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

/** The branch on paper: every section as text, with what isn't saved yet. */
export function PrintedBranch({ editor: { branch, save, fields } }: { editor: BranchEditorData }) {
  if (!useIsPrinting()) return null
  return (
    <div className={styles.page}>
      <PrintHeader title={branch.name} />
      {sectionNames.map((name) => (
        <div key={name} className={styles.printed}>
          <Heading level={3} size="sm">
            {save.sections[name].label}
          </Heading>
          <KeyValue>
            {fieldsOf[name].map((field) => (
              <KeyValueItem key={field} label={fields[field].label}>
                {textOf(fields, field, save.draft) || '–'}
              </KeyValueItem>
            ))}
          </KeyValue>
        </div>
      ))}
    </div>
  )
}

function textOf(fields: SaveFields<BranchDraft>, field: DraftField, draft: BranchDraft) {
  const { show } = fields[field] as { show?: (value: unknown) => unknown }
  return String(show?.(draft[field]) ?? draft[field] ?? '')
}
