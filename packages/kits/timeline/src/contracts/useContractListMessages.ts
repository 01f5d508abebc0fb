'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { type ContractWords, useContractWords } from '@memberkit/parts/contracts'
import { contractMessages as partMessages } from '@memberkit/parts/messages/namespaces'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { contractsEnUS } from '../messages/contracts/en-US.ts'
import { contractsMessages } from '../messages/namespaces.ts'

export interface ContractListMessages extends ListMessages {
  t: Translate<typeof contractsEnUS>
  words: ContractWords
  locale: Locale
}

/** Returns the messages of the list of contracts. */
export function useContractListMessages(): ContractListMessages {
  const t = useMessages(contractsMessages)
  const said = useMessages(partMessages)
  const words = useContractWords()
  const { realm, locale } = useMemberkit()
  const isStaff = realm === 'Internal'
  return useMemo(
    () => ({
      t,
      words,
      locale,
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t(isStaff ? 'empty.staff' : 'empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: said('unread'),
    }),
    [t, said, words, locale, isStaff],
  )
}
