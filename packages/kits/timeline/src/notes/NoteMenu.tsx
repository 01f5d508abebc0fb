'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import { manageMessages, notesMessages } from '../messages/namespaces.ts'
import { NoteActionPart } from './manage-parts.ts'
import { type NoteActionName, noteActions } from './note-actions.ts'
import type { NoteRow } from './notes.rules.ts'

/** An action, or what happened to the note. */
export type NoteIntent = NoteActionName | 'history'

export interface NoteMenuProps {
  row: NoteRow
  /** Whether keys on its button set the priority. */
  hasKeys: boolean
  onChoose: (intent: NoteIntent) => void
}

/** The actions the reader may do to a note. */
export function NoteMenu({ row: { note, actions }, hasKeys, onChoose }: NoteMenuProps) {
  const t = useMessages(notesMessages)
  const say = useMessages(manageMessages)
  const { realm } = useMemberkit()
  return (
    <Menu
      label={t('menu', { author: note.authorName })}
      icon={<EllipsisIcon />}
      size="small"
      align="end"
      aria-keyshortcuts={hasKeys ? '1 2 3' : undefined}
    >
      <ActionMenuItems
        actions={noteActions}
        allowed={actions}
        messages={manageMessages}
        onChoose={onChoose}
        onIntent={() => NoteActionPart.preload()}
      />
      {/* Journals name people: they are for staff. */}
      {realm === 'Internal' ? (
        <>
          {actions.length > 0 ? <MenuSeparator /> : null}
          <MenuItem onPress={() => onChoose('history')}>{say('action.history')}</MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
