'use client'
import type { Operation } from '@memberkit/contract'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { type JournalOperation, JournalTimeline, type MaxClockOperation } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { useMemo } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { formatValue } from '../fields/format.ts'
import { useFormat } from '../fields/useFormat.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import type { DeskPage } from '../runtime/desk.ts'

export interface JournalCardProps {
  page: DeskPage
  journal: Operation
  clock: Operation
  entityId: string
  /** The currency of the entity's amounts. */
  currency: string | undefined
}

/** The journal of an entity: author, action, before and after. Sensitive values aren't shown. */
export function JournalCard({ page, journal, clock, entityId, currency }: JournalCardProps) {
  const t = useMessages(consoleMessages)
  const { words } = useDeskContext()
  const format = useFormat(currency)
  const shown = useMemo(() => page.fields.filter(({ isSensitive, kind }) => !isSensitive && kind !== 'version'), [page])
  const fields = useMemo(
    () => Object.fromEntries(shown.map(({ name }) => [name, words.field(name, page.name)])),
    [shown, words, page.name],
  )
  return (
    <ScreenOnly>
      <Card title={t('history')} level={3}>
        <JournalTimeline
          journal={journal as unknown as JournalOperation}
          maxClock={clock as unknown as MaxClockOperation}
          entityId={entityId}
          actions={words.journal}
          fields={fields}
          isReady={words.isReady}
          showValue={(name, value) => {
            const field = shown.find((one) => one.name === name)
            return field ? formatValue(field, value, format) || '–' : undefined
          }}
        />
      </Card>
    </ScreenOnly>
  )
}
