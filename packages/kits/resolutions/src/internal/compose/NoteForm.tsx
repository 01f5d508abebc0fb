'use client'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { ChevronDownIcon } from '@memberkit/primitives/icons'
import { TextArea } from '@memberkit/primitives/text-field'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { notesMessages } from '../../messages/notes/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import * as noteStyles from '../../shared/notes/Notes.css.ts'
import type { Resolution } from '../../shared/received.ts'
import * as caseStyles from '../../shared/view/Case.css.ts'
import { SnippetPart } from '../parts.ts'
import { type Snippet, unresolvedIn } from './snippets.rules.ts'

export interface NoteFormProps {
  area: RefObject<HTMLTextAreaElement | null>
  isInternal: boolean
  text: string
  onChange: (text: string) => void
  resolution: Resolution
  snippets?: readonly Snippet[]
  /** `isNow`: without the eight seconds. */
  onSubmit: (text: string, isNow: boolean) => void
}

/** The form of a note. Ctrl or ⌘ with Enter sends at once; a snippet's variables must be filled in first. */
export function NoteForm({ area, isInternal, text, onChange, resolution, snippets = [], onSubmit }: NoteFormProps) {
  const t = useMessages(internalMessages)
  const words = useMessages(notesMessages)
  const isNow = useRef(false)
  const [isChoosing, setChoosing] = useState(false)
  const written = text.trim()
  const unresolved = unresolvedIn(written)
  const kind = isInternal ? 'internal' : 'note'
  const problem =
    written === ''
      ? words('blank')
      : unresolved.length > 0
        ? t('unresolved', { variables: unresolved.map((name) => `{{${name}}}`).join(', ') })
        : undefined
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    isNow.current = true
    event.currentTarget.form?.requestSubmit()
    isNow.current = false
  }
  return (
    <>
      <DialogForm
        messages={{ valueMissing: words('blank') }}
        problems={{ body: problem }}
        onSubmit={() => onSubmit(written, isNow.current)}
      >
        <div className={caseStyles.list}>
          <FormField name="body">
            {(field) => (
              <TextArea
                {...field}
                {...replayMask}
                ref={area}
                label={t(`${kind}.label`)}
                // Above it stands who will read the note.
                isLabelHidden
                rows={2}
                value={text}
                onChange={onChange}
                onKeyDown={onKeyDown}
                description={
                  <>
                    {words('hint')} <span className={noteStyles.keys}>{words('keys')}</span>
                  </>
                }
                isRequired
              />
            )}
          </FormField>
          <div className={noteStyles.formEnd}>
            {snippets.length > 0 ? (
              <Button
                size="small"
                tone="quiet"
                aria-haspopup="dialog"
                onPress={() => setChoosing(true)}
                onFocus={SnippetPart.preload}
              >
                {t('snippets')}
                <ChevronDownIcon />
              </Button>
            ) : (
              <span className={caseStyles.quiet} />
            )}
            {/* Until something is written, the next step of the case is the only primary one. */}
            <Button type="submit" tone={written ? 'primary' : 'secondary'} size="small">
              {t(`${kind}.add`)}
            </Button>
          </div>
        </div>
      </DialogForm>
      {isChoosing ? (
        <SnippetPart
          snippets={snippets}
          resolution={resolution}
          onClose={() => setChoosing(false)}
          onInsert={(inserted) => onChange([text, inserted].filter(Boolean).join('\n\n'))}
        />
      ) : null}
    </>
  )
}
