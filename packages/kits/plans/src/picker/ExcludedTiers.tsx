'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Text } from '@memberkit/primitives/text'
import { pickerMessages } from '../messages/namespaces.ts'
import type { ExcludedTier } from './picker-data.rules.ts'
import * as styles from './TierPicker.css.ts'
import type { PeopleText } from './usePeopleText.ts'

export interface ExcludedTiersProps {
  excluded: readonly ExcludedTier[]
  people: PeopleText
}

/** The tiers that aren't shown because of whom they leave out. */
export function ExcludedTiers({ excluded, people }: ExcludedTiersProps) {
  const t = useMessages(pickerMessages)
  return (
    <div className={styles.words}>
      <Text as="p" size="sm" weight="medium">
        {t('excluded.title')}
      </Text>
      <ul className={styles.list}>
        {excluded.map(({ tier, leftOut }) => (
          <li key={tier.key}>
            {t('excluded.item', {
              plan: tier.label.text,
              people: people.list(leftOut.map((kind) => t(`left.${kind}`))),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
