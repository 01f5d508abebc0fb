'use client'
import type { Journal, ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { announce } from '@memberkit/primitives/live'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import { useEffect } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { useAnyMessage } from '../../shared/view/useAnyMessage.ts'

/** The change somebody else has just made to the case; nothing that is being read moves until it is asked for. */
export function NewsNotice({ journal, onShow }: { journal: Journal; onShow: () => void }) {
  const [newest] = journal.newEntries
  return newest ? <News key={newest.id} newest={newest} more={journal.newCount - 1} onShow={onShow} /> : null
}

function News({ newest, more, onShow }: { newest: ReceivedJournalEntry; more: number; onShow: () => void }) {
  const t = useMessages(internalMessages)
  const word = useAnyMessage(caseMessages)
  const { actor, action, at } = newest
  const done = word(action) ?? humanize(action)
  const spoken = `${actor.name}: ${done}`
  useEffect(() => announce(spoken), [spoken])
  return (
    <Notice isStatic tone="info">
      {actor.name}: {done} · <RelativeTime instant={at} exact="title" />
      {more > 0 ? ` · ${t('news.more', { count: more })}` : ''}{' '}
      <Button size="small" tone="quiet" onPress={onShow}>
        {t('news.show')}
      </Button>
    </Notice>
  )
}
