'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { editorMessages } from '../messages/namespaces.ts'
import { ActivationChecklist } from './ActivationChecklist.tsx'
import { type SectionName, sectionNames } from './section-names.ts'
import type { RefObject } from 'react'
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
}

/** Beside the form: the ways to its sections, what is missing, what members see, notes and history. */
export function SidePanels({ editor, slots, sections = sectionNames, page, onGo }: SidePanelsProps) {
  const t = useMessages(editorMessages)
  const { realm } = useMemberkit()
  const { branch, checklist } = editor
  const isMissing = checklist.some(({ isDone }) => !isDone)
  return (
    <>
      {sections.length > 2 ? (
        <div className={styles.index}>
          <IndexPart editor={editor} sections={sections} page={page} onGo={onGo} />
        </div>
      ) : null}
      {branch.status !== 'DELETED' && (isMissing || branch.status === 'CREATED') ? (
        <ActivationChecklist editor={editor} onGo={onGo} />
      ) : null}
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
