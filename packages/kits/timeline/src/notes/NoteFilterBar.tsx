'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { CheckIcon } from '@memberkit/primitives/icons'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import { OneOfPill } from '@memberkit/foundation/list/tools'
import { notesMessages } from '../messages/namespaces.ts'
import type { NotesRow } from './notes.rules.ts'

export interface NoteFilterBarProps {
  rows: readonly NotesRow[]
  priorities?: readonly string[]
  authors?: readonly string[]
  hasComments: boolean
  result: string
  onChange: (change: {
    priority?: readonly string[]
    author?: readonly string[]
    comments?: 'shown' | 'hidden'
  }) => void
}

/** Filters by what occurs, and whether automatic comments stand among the notes. */
export function NoteFilterBar(props: NoteFilterBarProps) {
  const { rows, priorities, authors, hasComments, result, onChange } = props
  const t = useMessages(notesMessages)
  const label = useLabel('NotePriority')
  const used = new Set(rows.map((row) => (row.kind === 'note' ? row.note : row.comment).priority))
  const names = new Map(rows.flatMap((row) => (row.kind === 'note' ? [[row.note.authorId, row.note.authorName]] : [])))
  return (
    <FilterBar
      label={t('filters')}
      clearLabel={t('clear')}
      onClear={priorities || authors ? () => onChange({ priority: undefined, author: undefined }) : undefined}
      result={result}
    >
      <OneOfPill
        label={t('priority')}
        options={[...used].map((value) => ({ value, label: label(value) }))}
        values={priorities}
        onChange={(priority) => onChange({ priority })}
      />
      <OneOfPill
        label={t('author')}
        options={[...names].map(([value, name]) => ({ value: value!, label: name! }))}
        values={authors}
        onChange={(author) => onChange({ author })}
      />
      {rows.some(({ kind }) => kind === 'comment') ? (
        <ToggleButton
          size="small"
          isPressed={hasComments}
          onChange={(isShown) => onChange({ comments: isShown ? 'shown' : 'hidden' })}
          // The pills of a phone stand in one row, which would cut the whole name.
          aria-label={t('comments')}
        >
          {hasComments ? <CheckIcon /> : null}
          {t('comments.short')}
        </ToggleButton>
      ) : null}
    </FilterBar>
  )
}
