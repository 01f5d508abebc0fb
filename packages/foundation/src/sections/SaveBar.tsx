'use client'
import { Button } from '@memberkit/primitives/button'
import { useState } from 'react'
import type { Confirming } from '../action/options.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { sectionMessages } from '../messages/sections.ts'
import type { Translate } from '../messages/messages.ts'
import type { sections as source } from '../messages/en-US/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { SectionedSave } from './options.ts'
import * as styles from './Sections.css.ts'

export interface SaveBarProps<D, K extends string> {
  save: SectionedSave<D, K>
}

/**
 * Shows how many sections are unsaved, and opens their review. Floats over the end of the form; render it last. Renders
 * nothing without changes.
 */
export function SaveBar<D, K extends string>({ save }: SaveBarProps<D, K>) {
  const t = useMessages(sectionMessages)
  const { stage, savable, isBusy } = save
  const isShown = isBusy || stage === 'reviewing' || (save.isDirty && stage !== 'unknown' && stage !== 'conflict')
  const [discarding, discard] = useDiscard(save, t)
  if (!isShown || !t.isReady) return discarding
  return (
    <div className={styles.place} data-mk-save="bar">
      <div role="group" aria-label={t('bar')} className={styles.bar} data-mk-raised="">
        <p className={styles.status}>{statusOf(save, t)}</p>
        <div className={styles.buttons}>
          {isBusy ? null : <Button onPress={discard}>{t('discard')}</Button>}
          {savable.length > 0 || isBusy ? (
            <Button tone="primary" isPending={isBusy} pendingLabel={pendingOf(save, t)} onPress={save.review}>
              {t('review')}
            </Button>
          ) : null}
        </div>
      </div>
      {discarding}
    </div>
  )
}

type Words = Translate<typeof source>

function statusOf<D, K extends string>({ isBusy, submittedSections, sections }: SectionedSave<D, K>, t: Words) {
  const keys = Object.keys(sections) as K[]
  const at = submittedSections.findIndex((key) => !['done', 'waiting', 'refused'].includes(sections[key].state.phase))
  const key = submittedSections[at]
  if (isBusy && key) return t('saving', { section: sections[key].label, at: at + 1, total: submittedSections.length })
  if (keys.some((one) => sections[one].isInvalid)) return t('fixFirst')
  return t('changed', { count: keys.filter((one) => sections[one].changes.length > 0).length })
}

const pendingOf = ({ stage }: Pick<SectionedSave<unknown>, 'stage'>, t: Words) =>
  t(stage === 'unknown' ? 'checkingLabel' : 'savingLabel')

/** Asks first, because discarded input can't be restored. */
function useDiscard<D, K extends string>({ sections, discard }: SectionedSave<D, K>, t: Words) {
  const [isAsked, setAsked] = useState(false)
  const changed = (Object.keys(sections) as K[]).filter((key) => sections[key].changes.length > 0)
  const confirming: Confirming = {
    title: t('discardTitle'),
    consequence: t('discardText', { sections: changed.map((key) => sections[key].label).join(', ') }),
    confirmLabel: t('discard'),
    cancelLabel: t('keepEditing'),
    tone: 'critical',
    accept() {
      setAsked(false)
      discard()
    },
    cancel: () => setAsked(false),
  }
  const dialog = <ConfirmDialog action={{ confirming: isAsked ? confirming : undefined }} />
  return [dialog, () => setAsked(true)] as const
}
