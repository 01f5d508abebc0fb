'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { announce } from '@memberkit/primitives/live'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { useEffect } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import * as styles from './TierPicker.css.ts'
import type { TierPickerData } from './useTierPicker.ts'

interface PickerNoticesProps {
  data: TierPickerData
  region: string | undefined
  retryCurrent: (() => void) | undefined
}

/** The changes while the person was here: prices, and a selection that is no longer possible. */
export function PickerNotices({ data, region, retryCurrent }: PickerNoticesProps) {
  const t = useMessages(pickerMessages)
  const regionLabel = useLabel('StateOrProvince')
  const { arePricesNew, lost, tier, tiers } = data
  const where = region ? regionLabel(region) : ''
  const isNoneSold = region !== undefined && tiers.length > 0 && tiers.every(({ availability }) => !availability.ok)
  const sentences = [
    isNoneSold ? t('notice.none', { region: where }) : undefined,
    lostText(),
    arePricesNew ? t(tier ? 'notice.prices.kept' : 'notice.prices') : undefined,
  ].filter((sentence) => sentence !== undefined)
  const news = sentences.join(' ')
  useEffect(() => {
    if (news) announce(news)
  }, [news])
  return (
    <>
      {retryCurrent ? (
        <Notice tone="caution" isStatic>
          <span className={styles.row}>
            <span className={styles.words}>{t('current.failed')}</span>
            <Button size="small" onPress={retryCurrent}>
              {t('retry')}
            </Button>
          </span>
        </Notice>
      ) : null}
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="caution" isStatic>
          {sentence}
        </Notice>
      ))}
    </>
  )

  function lostText() {
    if (!lost) return undefined
    if (!lost.label) return t('notice.link')
    const plan = lost.label.text
    return lost.isRegion && region ? t('notice.lost.region', { plan, region: where }) : t('notice.lost', { plan })
  }
}
