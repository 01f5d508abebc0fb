'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { editorMessages } from '../messages/namespaces.ts'
import { ActivationChecklist } from './ActivationChecklist.tsx'
import type { SectionName } from './section-names.ts'
import type { EditorSlots } from './EditorSections.tsx'
import { HistoryPart } from './history-part.ts'
import { CardPart } from './later-parts.tsx'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface SidePanelsProps {
  editor: BranchEditorData
  slots: EditorSlots
  /** Leads to a section of the form. */
  onGo: (section: SectionName) => void
}

/** Beside the form: what is missing, what members see, notes and history. */
export function SidePanels({ editor, slots, onGo }: SidePanelsProps) {
  const t = useMessages(editorMessages)
  const { realm } = useMemberkit()
  const { branch, checklist } = editor
  const isMissing = checklist.some(({ isDone }) => !isDone)
  return (
    <>
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
