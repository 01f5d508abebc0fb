import { returnTo } from '@memberkit/foundation/links'
import { byText, defineList, listParts, type ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { textIn } from '@memberkit/foundation/resource'
import { statusOf, StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import type { newKitEnUS } from '../messages/en-US.ts'
import { newKitMessages } from '../messages/namespaces.ts'
import { statusLooks } from '../shared/status-looks.ts'
import type { NewKitRow } from '../shared/useNewKit.ts'

interface Messages extends ListMessages {
  t: Translate<typeof newKitEnUS>
  looks: ReturnType<typeof useLooks>
}

function useNewKitListMessages(): Messages {
  const t = useMessages(newKitMessages)
  const looks = useLooks(statusLooks)
  return useMemo(
    () => ({
      t,
      looks,
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('count', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t('empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, looks],
  )
}

/** The list: columns, filters, order, link and CSV. */
export const newKitList = /* @__PURE__ */ defineList<NewKitRow>()({
  name: 'new-kit',
  useMessages: useNewKitListMessages,
  columns: ({ t, looks }) => [
    { id: 'title', header: t('column.title'), isRowHeader: true, cardRole: 'title', cell: ({ title }) => title },
    {
      id: 'status',
      header: t('column.status'),
      cardRole: 'status',
      cell: ({ entity }) => <StatusText field="subscription.status" value={entity.status} looks={looks} />,
    },
  ],
  filters: {
    status: {
      kind: 'oneOf',
      label: ({ t }: Messages) => t('column.status'),
      getValue: ({ entity }) => entity.status,
      valueLabel: (status, { looks }) => statusOf(looks, status).label,
    },
  },
  sort: {
    by: { title: byText(({ title }) => title), status: byText(({ entity }) => entity.status) },
    initial: { column: 'title', direction: 'ascending' },
  },
  link: { returnTo },
  csv: ({ t, looks, unreadable }) => [
    { header: t('column.title'), value: ({ title }) => title, unreadable: () => unreadable },
    { header: t('column.status'), value: ({ entity }) => statusOf(looks, entity.status).label },
  ],
  parts: listParts,
  unreadableName: ({ received }) => textIn(received, 'name', 'label', 'id'),
})
