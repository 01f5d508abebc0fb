'use client'
import { Dialog } from '@memberkit/primitives/dialog'
import { TextArea } from '@memberkit/primitives/text-field'
import { ConflictPanel, type ConflictPanelProps } from './ConflictPanel.tsx'
import { mergeThreeWay } from './merge.ts'

interface Text {
  text: string
}

export interface TextConflictProps extends Pick<ConflictPanelProps<Text>, 'changedBy' | 'onCancel'> {
  /** The title of the dialog: "Edit note". */
  title: string
  closeLabel: string
  /** The label of the text: "Note". */
  label: string
  /** The text that was opened. */
  before: string
  mine: string
  theirs: string
  /** Called with the chosen text, or with one written anew. */
  onResolve: (text: string) => void
  onClose: () => void
}

/** Compares two versions of one long text in a dialog, in place of the form in which it was edited. */
export function TextConflict(props: TextConflictProps) {
  const { title, closeLabel, label, before, mine, theirs, changedBy, onResolve, onCancel, onClose } = props
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={closeLabel}>
      <ConflictPanel
        merge={mergeThreeWay({ text: before }, { text: mine }, { text: theirs })}
        fields={{
          text: {
            label,
            edit: (value, onChange) => <TextArea label={label} rows={5} value={value} onChange={onChange} />,
          },
        }}
        changedBy={changedBy}
        onResolve={({ text }) => onResolve(text)}
        onCancel={onCancel}
      />
    </Dialog>
  )
}
