'use client'
import { rowAttributes } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { ChevronEndIcon } from '@memberkit/primitives/icons'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { familyMessages } from '../messages/namespaces.ts'
import type { FamilyRow } from './families.rules.ts'
import * as styles from './Families.css.ts'

export interface FamilyCardProps {
  row: FamilyRow
  /** Reserves the line of the product count. @default false */
  isLoadingProducts?: boolean
  /** Without it the card is only read. */
  onOpen?: (familyId: string) => void
}

/** A family in a list: its name, description and number of plans. */
export function FamilyCard({ row, isLoadingProducts, onOpen }: FamilyCardProps) {
  const t = useMessages(familyMessages)
  const { id, name, description, products } = row
  // There is nothing behind it.
  const isEmpty = products?.length === 0
  return (
    <Card
      as="li"
      level={3}
      title={
        <span className={styles.words} lang={name.lang}>
          {name.text}
        </span>
      }
    >
      {description ? (
        <p className={styles.description} lang={description.lang}>
          {description.text}
        </p>
      ) : null}
      <div className={styles.end}>
        {products ? (
          <Text as="p" size="sm" tone="muted">
            {isEmpty ? t('plans.none') : t('plans', { count: products.length })}
          </Text>
        ) : isLoadingProducts ? (
          <SkeletonText size="sm" width="xs" />
        ) : null}
        {onOpen && !isEmpty ? (
          <div className={styles.open}>
            <Button
              size="small"
              tone="quiet"
              aria-label={t('open.of', { family: name.text })}
              onPress={() => onOpen(id)}
            >
              <span {...rowAttributes(id)}>{t('open')}</span>
              <ChevronEndIcon />
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
