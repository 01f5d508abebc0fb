'use client'
import { useMemberkit } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { editorMessages } from '../messages/namespaces.ts'
import { ActivationChecklist } from './ActivationChecklist.tsx'
import { type SectionName, sectionNames } from './section-names.ts'
import type { RefObject } from 'react'
import type { BranchActionName } from '../shared/branch-actions.ts'
import type { EditorSlots } from './EditorSections.tsx'
import { HistoryPart } from './history-part.ts'
import { CardPart, IndexPart } from './later-parts.tsx'
import * as styles from './Editor.css.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface SidePanelsProps {
  editor: BranchEditorData
  slots: EditorSlots
  /** Which sections are on the page. @default all */
  sections?: readonly SectionName[]
  page: RefObject<HTMLElement | null>
  /** Leads to a section of the form. */
  onGo: (section: SectionName) => void
  onAction: (name: BranchActionName) => void
}

/** Beside the form: the ways to its sections, what is missing, what members see, notes and history. */
export function SidePanels({ editor, slots, sections = sectionNames, page, onGo, onAction }: SidePanelsProps) {
  const t = useMessages(editorMessages)
  const { realm } = useMemberkit()
  const { branch, checklist } = editor
  const isNew = branch.status === 'CREATED'
  const isMissing = checklist.some(({ isDone }) => !isDone)
  const needs =
    branch.status !== 'DELETED' && (isMissing || isNew) ? (
      <ActivationChecklist
        editor={editor}
        onGo={onGo}
        onActivate={isAllowed(editor.actions, 'activate') ? () => onAction('activate') : undefined}
      />
    ) : null
  return (
    <>
      {isNew ? needs : null}
      {sections.length > 2 ? (
        <div className={styles.index}>
          <IndexPart editor={editor} sections={sections} page={page} onGo={onGo} />
        </div>
      ) : null}
      {isNew ? null : needs}
      <CardPart editor={editor} />
      {slots.notes ? (
        <Card title={t('notes')} level={3}>
          {slots.notes(branch.id)}
        </Card>
      ) : null}
      {realm === 'Internal' ? <HistoryPart branch={branch} /> : null}
    </>
  )
}
