'use client'
import { Heading } from '@memberkit/primitives/text'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { type ReactNode, useId } from 'react'
import { isBusy } from '../action/phases.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { SectionedSave, SectionView } from './options.ts'
import { hasFailed } from './plan.ts'
import * as styles from './Sections.css.ts'

export interface SaveSectionProps<D, K extends string> {
  save: SectionedSave<D, K>
  name: NoInfer<K>
  /** The heading level. @default 3 */
  level?: 2 | 3 | 4
  /** The fields. Render them read-only if the section is. */
  children: ReactNode | ((section: SectionView<D>) => ReactNode)
}

/**
 * A section of the form: its label, its save state, and why it is read-only. Takes focus if it is the first that
 * couldn't be saved. Renders a `<section>`.
 */
export function SaveSection<D, K extends string>({ save, name, level = 3, children }: SaveSectionProps<D, K>) {
  const t = useMessages(sectionMessages)
  const id = useId()
  const section = save.sections[name]
  const reason = section.changes.length > 0 ? t('readOnlyChanged') : t('readOnly')
  return (
    <section
      id={sectionId(save, name)}
      tabIndex={-1}
      aria-labelledby={`${id}name`}
      aria-describedby={section.isReadOnly ? `${id}reason` : undefined}
      className={styles.section}
      data-mk-section={name}
    >
      <div className={styles.head}>
        <Heading level={level} size="sm" id={`${id}name`}>
          {section.label}
        </Heading>
        {t.isReady ? <SectionStatus section={section} /> : null}
      </div>
      {section.isReadOnly ? (
        <Text as="p" id={`${id}reason`} tone="muted">
          {reason}
        </Text>
      ) : null}
      {typeof children === 'function' ? children(section) : children}
    </section>
  )
}

export const sectionId = ({ id }: Pick<SectionedSave<unknown>, 'id'>, key: string) => `${id}${key}`

function SectionStatus<D>({ section: { state, changes } }: { section: SectionView<D> }) {
  const t = useMessages(sectionMessages)
  if (state.phase !== 'waiting' && isBusy(state)) return <StatusBadge tone="info">{t('sectionSaving')}</StatusBadge>
  if (hasFailed(state)) return <StatusBadge tone="caution">{t('sectionProblem')}</StatusBadge>
  if (changes.length > 0) return <StatusBadge tone="neutral">{t('sectionChanged')}</StatusBadge>
  return state.phase === 'done' ? <StatusBadge tone="positive">{t('sectionSaved')}</StatusBadge> : null
}
