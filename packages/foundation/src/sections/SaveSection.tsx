'use client'
import { Heading } from '@memberkit/primitives/text'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { type ReactNode, useId } from 'react'
import { isBusy } from '../action/phases.ts'
import type { sections } from '../messages/en-US/sections.ts'
import type { Translate } from '../messages/messages.ts'
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
  /** Whether the section has no heading, because the label of its only field says the same. It keeps its name. */
  isHeadingHidden?: boolean
  /** At the end of the heading's line, such as a button that folds the section. */
  aside?: ReactNode
  /** The fields. Render them read-only if the section is. */
  children: ReactNode | ((section: SectionView<D>) => ReactNode)
}

/**
 * A section of the form: its label, its save state, and why it is read-only. Takes focus if it is the first that
 * couldn't be saved. Renders a `<section>`.
 */
export function SaveSection<D, K extends string>({
  save,
  name,
  level = 3,
  isHeadingHidden = false,
  aside,
  children,
}: SaveSectionProps<D, K>) {
  const t = useMessages(sectionMessages)
  const id = useId()
  const section = save.sections[name]
  const status = t.isReady ? statusOf(section, t) : null
  const reason = section.changes.length > 0 ? t('readOnlyChanged') : t('readOnly')
  return (
    <section
      id={sectionId(save, name)}
      tabIndex={-1}
      {...(isHeadingHidden ? { 'aria-label': section.label } : { 'aria-labelledby': `${id}name` })}
      aria-describedby={section.isReadOnly ? `${id}reason` : undefined}
      className={styles.section}
      data-mk-section={name}
    >
      {isHeadingHidden && !status && !aside ? null : (
        <div className={styles.head}>
          {isHeadingHidden ? null : (
            <Heading level={level} size="md" id={`${id}name`}>
              {section.label}
            </Heading>
          )}
          {status}
          {aside}
        </div>
      )}
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

function statusOf<D>({ state, changes, isInvalid }: SectionView<D>, t: Translate<typeof sections>) {
  if (state.phase !== 'waiting' && isBusy(state)) return <StatusBadge tone="info">{t('sectionSaving')}</StatusBadge>
  if (hasFailed(state) || isInvalid) return <StatusBadge tone="caution">{t('sectionProblem')}</StatusBadge>
  if (changes.length > 0) return <StatusBadge tone="neutral">{t('sectionChanged')}</StatusBadge>
  return state.phase === 'done' ? <StatusBadge tone="positive">{t('sectionSaved')}</StatusBadge> : null
}
