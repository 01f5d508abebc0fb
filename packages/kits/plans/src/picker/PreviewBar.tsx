'use client'
import { OfferChannel } from '@memberkit/contract/commerce/offers'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { locales } from '@memberkit/platform/formats'
import { Banner } from '@memberkit/primitives/alert'
import { Select } from '@memberkit/primitives/select'
import { pickerMessages } from '../messages/namespaces.ts'
import * as styles from './TierPicker.css.ts'
import type { SeenAs } from './useTierPicker.ts'

export interface PreviewBarProps {
  seenAs: SeenAs
  region: string | undefined
  onChange: (change: Partial<SeenAs>) => void
}

/** Says that this is a preview, whose eyes it sees with, and lets staff choose others. */
export function PreviewBar({ seenAs, region, onChange }: PreviewBarProps) {
  const t = useMessages(pickerMessages)
  const channelLabel = useLabel('OfferChannel')
  const { channel, locale } = seenAs
  return (
    <div className={styles.words}>
      <Banner tone="caution" title={t('preview.title')}>
        {t('preview.text')} {t('preview.seen', { channel, region: region ?? t('preview.everywhere'), locale })}
      </Banner>
      <div className={styles.preview}>
        <Select
          label={t('preview.channel')}
          size="small"
          options={OfferChannel.options.map((value) => ({ value, label: channelLabel(value) }))}
          value={channel}
          onChange={(next) => onChange({ channel: OfferChannel.options.find((one) => one === next) ?? channel })}
        />
        <Select
          label={t('preview.locale')}
          size="small"
          options={locales.map((value) => ({ value, label: value }))}
          value={locale}
          onChange={(next) => onChange({ locale: locales.find((one) => one === next) ?? locale })}
        />
      </div>
    </div>
  )
}
