'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { SaveSection, type SectionView } from '@memberkit/foundation/sections'
import { ChevronDownIcon, ChevronUpIcon } from '@memberkit/primitives/icons'
import { IconButton } from '@memberkit/primitives/icon-button'
import type { ReactNode } from 'react'
import { editorMessages } from '../messages/namespaces.ts'
import type { SectionName } from './section-names.ts'
import { SummaryPart } from './later-parts.tsx'
import type { BranchDraft } from './draft.ts'
import * as styles from './Editor.css.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface EditorSectionProps {
  editor: BranchEditorData
  name: SectionName
  /** Whether it is unfolded, on a phone. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: (isReadOnly: boolean) => ReactNode
}

/** A section of the editor: a card, which folds where the page is narrow. */
export function EditorSection({ editor, name, isOpen, onOpenChange, children }: EditorSectionProps) {
  const t = useMessages(editorMessages)
  const { save, rights } = editor
  const { label } = save.sections[name]
  const isShown = isOpen || needsAttention(save.sections[name])
  return (
    <div className={styles.card}>
      <SaveSection
        save={save}
        name={name}
        level={3}
        aside={
          <span className={styles.toggle}>
            <IconButton
              size="small"
              label={t(isShown ? 'fold' : 'unfold', { section: label })}
              icon={isShown ? <ChevronUpIcon /> : <ChevronDownIcon />}
              aria-expanded={isShown}
              onPress={() => onOpenChange(!isShown)}
            />
          </span>
        }
      >
        {(section) => (
          <>
            {isShown ? null : (
              <div className={styles.summary}>
                <SummaryPart editor={editor} name={name} />
              </div>
            )}
            <div className={styles.content} data-folded={isShown ? undefined : ''}>
              {children(section.isReadOnly || Boolean(rights.readOnlyReason))}
            </div>
          </>
        )}
      </SaveSection>
    </div>
  )
}

/** Whether a person has something to do there, so that it can't be folded away. */
function needsAttention({ state, isInvalid }: SectionView<BranchDraft>) {
  return isInvalid || ['refused', 'failed', 'conflict', 'unknown'].includes(state.phase)
}
