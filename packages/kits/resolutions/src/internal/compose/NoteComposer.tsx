'use client'
import { addResolutionInternalUseOnlyNote, addResolutionNote } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { putBack } from '@memberkit/foundation/delayed-commit'
import { useMessages } from '@memberkit/foundation/messages'
import { LockIcon, PersonIcon } from '@memberkit/primitives/icons'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { useEffect, useImperativeHandle, useReducer, useRef, useState, type Ref } from 'react'
import { notesMessages } from '../../messages/notes/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { useNoteDraft } from '../../shared/notes/drafts.ts'
import { PendingNote } from '../../shared/notes/PendingNote.tsx'
import { useNoteSender } from '../../shared/notes/useNoteSender.ts'
import type { Resolution } from '../../shared/received.ts'
import * as styles from '../case/Internal.css.ts'
import type { NoteList } from '../internal-notes.ts'
import { TurnIntoPart } from '../parts.ts'
import { NoteForm } from './NoteForm.tsx'
import type { Snippet } from './snippets.rules.ts'

export interface ComposerHandle {
  /** Shows the form for a kind of note, and moves the focus there. */
  write(list: NoteList): void
}

export interface NoteComposerProps {
  resolution: Resolution
  snippets?: readonly Snippet[]
  onSent: (list: NoteList) => void
  handle?: Ref<ComposerHandle>
}

/**
 * Writes a note for the law firm, or one for staff only, which is what it begins with. Each has its own label, icon,
 * border and accessible name; a text moves from one to the other only when asked.
 */
export function NoteComposer({ resolution, snippets, onSent, handle }: NoteComposerProps) {
  const t = useMessages(internalMessages)
  const words = useMessages(notesMessages)
  const { notify } = useMemberkit()
  const [list, setList] = useState<NoteList>('internalUseOnlyNotes')
  const [asked, setAsked] = useState<NoteList>()
  const area = useRef<HTMLTextAreaElement>(null)
  const wantsFocus = useRef(false)
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const note = useNoteDraft(resolution.id, 'notes')
  const internal = useNoteDraft(resolution.id, 'internalUseOnlyNotes')
  const drafts = { notes: note, internalUseOnlyNotes: internal }
  const sent = (which: NoteList) => (copies: number) => {
    notify(copies > 1 ? { message: words('twice'), tone: 'caution' } : { message: words('done'), tone: 'positive' })
    onSent(which)
  }
  const takeBack = (which: NoteList) => (body: string) => {
    const [text, set] = drafts[which]
    // Text written since stays below it.
    set(putBack(body, text))
    setList(which)
    if (which !== list) wantsFocus.current = true
  }
  const senders = {
    notes: useNoteSender({
      operation: addResolutionNote,
      resolution,
      list: 'notes',
      listOf: (one) => one.notes,
      onSent: sent('notes'),
      area,
      onTakeBack: takeBack('notes'),
    }),
    internalUseOnlyNotes: useNoteSender({
      operation: addResolutionInternalUseOnlyNote,
      resolution,
      list: 'internalUseOnlyNotes',
      listOf: (one) => one.internalUseOnlyNotes,
      onSent: sent('internalUseOnlyNotes'),
      area,
      onTakeBack: takeBack('internalUseOnlyNotes'),
    }),
  }
  const [text, setText] = drafts[list]
  const choose = (next: NoteList) => {
    if (next === list) return
    if (text.trim()) setAsked(next)
    else setList(next)
  }
  useImperativeHandle(handle, () => ({
    write(next) {
      choose(next)
      wantsFocus.current = true
      redraw()
    },
  }))
  useEffect(() => {
    if (!wantsFocus.current) return
    // The field of the other kind is there once it has been drawn.
    wantsFocus.current = false
    area.current?.focus()
  })
  const isInternal = list === 'internalUseOnlyNotes'
  const pending = {
    notes: (
      <PendingNote
        sender={senders.notes}
        reader={
          <StatusBadge tone="neutral" icon={PersonIcon}>
            {t('kind.note')}
          </StatusBadge>
        }
      />
    ),
    internalUseOnlyNotes: (
      <PendingNote
        sender={senders.internalUseOnlyNotes}
        reader={
          <StatusBadge tone="caution" icon={LockIcon}>
            {t('internal')}
          </StatusBadge>
        }
      />
    ),
  }

  return (
    <div className={styles.composer}>
      <div className={`${styles.sheet} ${isInternal ? styles.internalForm : ''}`}>
        <div className={styles.reader}>
          <span className={styles.choice}>
            <SegmentedControl
              label={t('kind')}
              isLabelHidden
              size="small"
              value={list}
              onChange={(value) => choose(value === 'notes' ? 'notes' : 'internalUseOnlyNotes')}
              options={[
                { value: 'internalUseOnlyNotes', label: t('kind.internal'), icon: <LockIcon /> },
                { value: 'notes', label: t('kind.note'), icon: <PersonIcon /> },
              ]}
            />
          </span>
          <span className={styles.audience}>
            {isInternal ? <LockIcon /> : <PersonIcon />}
            {t(isInternal ? 'internal.hint' : 'note.hint')}
          </span>
        </div>
        <NoteForm
          key={list}
          area={area}
          isInternal={isInternal}
          text={text}
          onChange={setText}
          resolution={resolution}
          snippets={snippets}
          onSubmit={(body, isNow) => {
            if (!senders[list].begin(body)) return
            setText('')
            if (isNow) senders[list].sendNow()
          }}
        />
        {pending[list]}
      </div>
      {isInternal ? pending.notes : <div className={styles.internal}>{pending.internalUseOnlyNotes}</div>}
      {asked ? (
        <TurnIntoPart
          into={asked}
          onClose={() => setAsked(undefined)}
          onTurn={() => {
            const [other, set] = drafts[asked]
            set(putBack(other, text))
            setText('')
            setList(asked)
            setAsked(undefined)
          }}
        />
      ) : null}
    </div>
  )
}
