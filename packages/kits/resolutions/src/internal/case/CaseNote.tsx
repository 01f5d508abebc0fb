'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { IconButton } from '@memberkit/primitives/icon-button'
import { LockIcon, PinIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { NoteBox } from '../../shared/view/NoteBox.tsx'
import type { NoteEntry } from '../../shared/timeline.rules.ts'
import * as caseStyles from '../../shared/view/Case.css.ts'
import type { NoteList } from '../internal-notes.ts'
import * as styles from './Internal.css.ts'

export interface CaseNoteProps {
  entry: NoteEntry<NoteList>
  isPinned: boolean
  /** Pins or unpins; absent where nothing can change. */
  onPin?: () => void
}

/** A note of either kind: who may read it is said by label, icon and border. */
export function CaseNote({ entry, isPinned, onPin }: CaseNoteProps) {
  const t = useMessages(internalMessages)
  const words = useMessages(caseMessages)
  const { name } = entry.note.author
  const isInternal = entry.list === 'internalUseOnlyNotes'
  return (
    <div className={isInternal ? styles.internal : undefined}>
      <NoteBox
        entry={entry}
        label={isInternal ? t('internal.by', { name }) : words('note.by', { name })}
        badges={
          <>
            {isInternal ? (
              <StatusBadge tone="caution" icon={LockIcon}>
                {t('internal')}
              </StatusBadge>
            ) : null}
            {/* The button that unpins says so, too. */}
            {isPinned && !onPin ? <span className={caseStyles.quiet}>{words('pinned')}</span> : null}
          </>
        }
        controls={
          onPin ? (
            <IconButton
              size="small"
              label={t(isPinned ? 'unpin.of' : 'pin.of', { name })}
              icon={<PinIcon className={isPinned ? styles.holding : undefined} />}
              onPress={onPin}
            />
          ) : undefined
        }
      />
    </div>
  )
}
