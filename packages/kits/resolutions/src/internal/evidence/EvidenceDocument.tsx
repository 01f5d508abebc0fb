'use client'
import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader } from '@memberkit/foundation/print'
import { useLabel } from '@memberkit/parts/labels'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValueItem } from '@memberkit/primitives/key-value'
import { Heading, Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { CaseStatus } from '../../shared/CaseStatus.tsx'
import type { Resolution, ResolutionNote } from '../../shared/received.ts'
import { mergeTimeline } from '../../shared/timeline.rules.ts'
import * as styles from '../../shared/view/Case.css.ts'
import { FactRows } from '../../shared/view/CaseFacts.tsx'
import { AboutFacts, ClosingFacts } from '../../shared/view/ContextCards.tsx'
import { EventLine } from '../../shared/view/EventLine.tsx'
import { caseMessages } from '../../messages/case/namespace.ts'

interface EvidenceDocumentProps {
  title: string
  resolution: Resolution
  /** Absent if it couldn't be loaded. */
  history?: readonly ReceivedJournalEntry[]
  hasInternalNotes: boolean
}

/** A case on paper: facts, why and how it was decided, notes, and who printed it. Redactions are in the data. */
export function EvidenceDocument({ title, resolution, history, hasInternalNotes }: EvidenceDocumentProps) {
  const t = useMessages(openedMessages)
  const words = useMessages(caseMessages)
  const concernLabel = useLabel('ResolutionConcern')
  const {
    friendlyId: number,
    owner,
    concern,
    status,
    openedAt,
    description,
    notes,
    internalUseOnlyNotes,
    closingSequence,
  } = resolution
  // Content for staff only must not show in the changes either.
  const trail = mergeTimeline([], history ?? []).flatMap((entry) => (entry.kind === 'event' ? entry : []))
  return (
    <Stack gap="lg">
      <PrintHeader title={title} />
      <Text as="p" size="sm">
        {t(hasInternalNotes ? 'evidence.stamp' : 'evidence.stamp.without', { number })}
      </Text>
      <Part title={t('evidence.facts')}>
        <FactRows resolution={resolution}>
          <KeyValueItem label={t('field.status')}>
            <CaseStatus status={status} />
          </KeyValueItem>
          <KeyValueItem label={words('member')}>{owner.name}</KeyValueItem>
          {concern ? <KeyValueItem label={words('concern')}>{concernLabel(concern)}</KeyValueItem> : null}
          <KeyValueItem label={words('opened')}>
            <DateText instant={openedAt} format="long" />
          </KeyValueItem>
        </FactRows>
      </Part>
      <Part title={words('description')}>
        <p className={styles.text}>{description}</p>
      </Part>
      <Part title={words('about')}>
        <AboutFacts resolution={resolution} />
      </Part>
      {closingSequence ? (
        <Part title={words('closing')}>
          <ClosingFacts sequence={closingSequence} />
        </Part>
      ) : null}
      <Part title={t('evidence.trail')}>
        {history ? null : (
          <Alert isStatic tone="caution">
            {t('evidence.partial')}
          </Alert>
        )}
        {trail.map((entry) => (
          <EventLine key={entry.id} entry={entry} />
        ))}
      </Part>
      <Part title={t('evidence.notes')}>
        <Notes notes={notes} />
      </Part>
      {hasInternalNotes ? (
        <Part title={t('evidence.internalNotes')}>
          <Notes notes={internalUseOnlyNotes ?? []} />
        </Part>
      ) : null}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.side}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function Notes({ notes }: { notes: readonly ResolutionNote[] }) {
  const t = useMessages(openedMessages)
  if (notes.length === 0) return <Text tone="muted">{t('evidence.none')}</Text>
  return notes.map(({ id, author, at, body }) => (
    <p key={id} className={styles.text}>
      <span className={styles.quiet}>
        {author.name}, <DateText instant={at} />
      </span>
      {'\n'}
      {body}
    </p>
  ))
}
