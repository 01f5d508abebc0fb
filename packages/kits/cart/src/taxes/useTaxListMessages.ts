'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { taxesEnUS } from '../messages/taxes/en-US.ts'
import { taxMessages } from '../messages/namespaces.ts'
import { rateText } from '../tax/rate-text.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'

export interface TaxListMessages extends ListMessages {
  t: Translate<typeof taxesEnUS>
  locale: Locale
  area: (value: string) => string
  country: (value: string) => string
  /** The name of a tax, in the reader's language. */
  taxName: (label: string) => string
  /** `9.975%` */
  rate: (rate: string) => string
}

/** The messages of the list of rates. */
export function useTaxListMessages(): TaxListMessages {
  const t = useMessages(taxMessages)
  const { locale } = useMemberkit()
  const area = useLabel('StateOrProvince')
  const country = useLabel('TaxCountry')
  return useMemo(
    () => ({
      t,
      locale,
      area,
      country,
      taxName: (label) => taxNameIn(label, locale),
      rate: (rate) => rateText(rate, locale),
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: t('empty.text') },
      noMatch: { title: t('filtered.heading'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, locale, area, country],
  )
}
