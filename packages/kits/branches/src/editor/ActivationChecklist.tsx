'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Button } from '@memberkit/primitives/button'
import { CheckCircleIcon, NeutralIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { useId } from 'react'
import { editorMessages } from '../messages/namespaces.ts'
import { missingIn } from '../shared/checklist.rules.ts'
import * as styles from './Editor.css.ts'
import type { SectionName } from './section-names.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface ActivationChecklistProps {
  editor: Pick<BranchEditorData, 'branch' | 'checklist' | 'save'>
  onGo: (section: SectionName) => void
  /** Without it, the branch can’t be activated now, or not by this person. */
  onActivate: (() => void) | undefined
}

/** The needs of a branch before it is activated, each with the way to its field. By entered values, saved or not. */
export function ActivationChecklist({ editor, onGo, onActivate }: ActivationChecklistProps) {
  const t = useMessages(editorMessages)
  const id = useId()
  const { branch, checklist, save } = editor
  const done = checklist.filter(({ isDone }) => isDone).length
  // The branch is activated as it is saved, without what is only typed.
  const isUnsaved = save.isDirty || save.isBusy
  return (
    <Card title={t(branch.status === 'CREATED' ? 'checklist.title' : 'checklist.missing')} level={3}>
      <Text as="p" size="sm" tone="muted" isTabular>
        {t('checklist.done', { done, total: checklist.length })}
      </Text>
      <ul className={styles.needs}>
        {checklist.map(({ name, section, isDone }) => (
          <li key={name} className={styles.need} data-done={isDone ? '' : undefined}>
            {isDone ? <CheckCircleIcon /> : <NeutralIcon />}
            <VisuallyHidden>{t(isDone ? 'checklist.isDone' : 'checklist.isOpen')}</VisuallyHidden>
            {isDone ? (
              <span className={styles.done}>{t(`need.${name}`)}</span>
            ) : (
              <Button size="small" tone="quiet" onPress={() => onGo(section)}>
                {t(`need.${name}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {onActivate ? (
        // What is missing forbids nothing, and the dialog says so: the service decides.
        <div className={styles.activate}>
          <Button
            tone={missingIn(branch).length === 0 ? 'primary' : 'secondary'}
            aria-disabled={isUnsaved}
            aria-describedby={isUnsaved ? id : undefined}
            onPress={onActivate}
          >
            {t('checklist.activate')}
          </Button>
          {isUnsaved ? (
            <Text as="p" size="sm" tone="muted" id={id}>
              {t('checklist.saveFirst')}
            </Text>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}
