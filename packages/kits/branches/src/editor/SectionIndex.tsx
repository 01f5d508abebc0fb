'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import type { RefObject } from 'react'
import { editorMessages } from '../messages/namespaces.ts'
import * as styles from './SectionIndex.css.ts'
import { type SectionName, sectionNames } from './section-names.ts'
import { useCurrentSection } from './useCurrentSection.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface SectionIndexProps {
  editor: Pick<BranchEditorData, 'save'>
  /** Which sections are on the page. @default all */
  sections?: readonly SectionName[]
  /** What the sections are in. */
  page: RefObject<HTMLElement | null>
  onGo: (section: SectionName) => void
}

/** The ways to the sections of the form; the one that a person is at is marked. */
export function SectionIndex({ editor: { save }, sections = sectionNames, page, onGo }: SectionIndexProps) {
  const t = useMessages(editorMessages)
  const current = useCurrentSection(page)
  return (
    <Card title={t('sections')} level={3}>
      <nav aria-label={t('sections')} className={styles.index}>
        <ul className={styles.list}>
          {sectionNames
            .filter((name) => sections.includes(name))
            .map((name) => (
              <li key={name} className={styles.item}>
                <Button
                  size="small"
                  tone="quiet"
                  aria-current={name === current ? 'true' : undefined}
                  onPress={() => onGo(name)}
                >
                  {save.sections[name].label}
                </Button>
              </li>
            ))}
        </ul>
      </nav>
    </Card>
  )
}
