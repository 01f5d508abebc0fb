'use client'
import { addResolutionNote } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { putBack } from '@memberkit/foundation/delayed-commit'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { TextArea } from '@memberkit/primitives/text-field'
import { type KeyboardEvent, useRef } from 'react'
import { notesMessages } from '../../messages/notes/namespace.ts'
import type { Resolution } from '../received.ts'
import * as caseStyles from '../view/Case.css.ts'
import { useNoteDraft } from './drafts.ts'
import * as styles from './Notes.css.ts'
import { PendingNote } from './PendingNote.tsx'
import { useNoteSender } from './useNoteSender.ts'

export interface PlainComposerProps {
  resolution: Resolution
  label: string
  /** A hint at who reads the note. */
  hint: string
  submitLabel: string
  /** Secondary beside a primary task of the page. @default 'primary' */
  submitTone?: 'primary' | 'secondary'
  /** Whether the notes stand below it, so that the waiting one does, too. */
  isAboveNotes?: boolean
  onSent?: () => void
}

/** Writes a note that everybody on the case can read. */
export function PlainComposer({
  resolution,
  label,
  hint,
  submitLabel,
  submitTone = 'primary',
  isAboveNotes,
  onSent,
}: PlainComposerProps) {
  const t = useMessages(notesMessages)
  const { notify } = useMemberkit()
  const area = useRef<HTMLTextAreaElement>(null)
  const isNow = useRef(false)
  const [text, setText] = useNoteDraft(resolution.id, 'notes')
  const sender = useNoteSender({
    operation: addResolutionNote,
    resolution,
    list: 'notes',
    listOf: (one) => one.notes,
    onSent(copies) {
      notify(copies > 1 ? { message: t('twice'), tone: 'caution' } : { message: t('done'), tone: 'positive' })
      onSent?.()
    },
    area,
    onTakeBack: (body) => setText(putBack(body, text)),
  })
  const written = text.trim()
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    isNow.current = true
    event.currentTarget.form?.requestSubmit()
    isNow.current = false
  }
  const pending = <PendingNote sender={sender} isCard={!isAboveNotes} />
  return (
    <div className={caseStyles.page}>
      {isAboveNotes ? null : pending}
      <DialogForm
        messages={{ valueMissing: t('blank') }}
        problems={{ body: written === '' ? t('blank') : undefined }}
        onSubmit={() => {
          if (!sender.begin(written)) return
          setText('')
          if (isNow.current) sender.sendNow()
        }}
      >
        <div className={`${styles.form} ${styles.measured}`}>
          <FormField name="body">
            {(field) => (
              <TextArea
                {...field}
                {...replayMask}
                ref={area}
                label={label}
                description={`${hint} ${t('hint')}`}
                rows={3}
                value={text}
                onChange={setText}
                onKeyDown={onKeyDown}
                isRequired
              />
            )}
          </FormField>
          <div className={styles.formEnd}>
            <span />
            <Button type="submit" tone={submitTone} size="small">
              {submitLabel}
            </Button>
          </div>
        </div>
      </DialogForm>
      {isAboveNotes ? pending : null}
    </div>
  )
}
