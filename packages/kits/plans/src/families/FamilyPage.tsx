'use client'
import { useHeadingFocus } from '@memberkit/foundation'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading, Text } from '@memberkit/primitives/text'
import { useRef } from 'react'
import type { CompanionsEvents } from '../companions/events.ts'
import { familyMessages } from '../messages/namespaces.ts'
import type { FamilyRow } from './families.rules.ts'
import * as styles from './Families.css.ts'
import { FamilyPageSkeleton, ProductsSkeleton } from './FamiliesSkeleton.tsx'
import { FamilyProducts } from './FamilyProducts.tsx'
import { useProductFamily } from './useProductFamily.ts'

export interface FamilyPageProps {
  familyId: string
  /** A path of this site that the flow returns to; replaces the way back to the list. */
  returnTo?: string | undefined
  /** Leads to the list; without it, and without `returnTo`, there is no way back. */
  onBack?: () => void
  /** Leads to the prices of a product. Without it, the control is absent. */
  onChoose?: ((productId: string, familyId: string) => void) | undefined
}

/** One family and its products. */
export function FamilyPage({ familyId, returnTo, onBack, onChoose }: FamilyPageProps) {
  const t = useMessages(familyMessages)
  const emit = useEmit<CompanionsEvents>()
  const root = useRef<HTMLDivElement>(null)
  const { family, products } = useProductFamily(familyId)
  const backLink = useBackLink({
    onBack,
    returnTo,
    onReturn: () => emit('plans.flow.ended', { flow: 'view', familyId }),
    label: t('back'),
    returnLabel: t('backOut'),
  })
  const choose =
    onChoose &&
    ((productId: string) => {
      emit('plans.product.chosen', { productId, familyId })
      onChoose(productId, familyId)
    })
  return (
    <DetailPage
      root={root}
      resource={family}
      noun={t('noun.one')}
      skeleton={<FamilyPageSkeleton />}
      // What isn't there has its own.
      backLink={family.state === 'ready' && !family.data.isShown ? undefined : backLink}
    >
      {(data) =>
        data.isShown ? (
          <section className={styles.page}>
            <FamilyHeader family={data.family} />
            <ResourceView
              resource={products}
              noun={t('noun.products')}
              skeleton={<ProductsSkeleton />}
              // One that can't be read may be of another family.
              showsUnreadable
              empty={<EmptyState title={t('products.empty')}>{t('products.empty.text')}</EmptyState>}
            >
              {(list) => <FamilyProducts products={list} onChoose={choose} />}
            </ResourceView>
          </section>
        ) : (
          <Card as="div">
            <EmptyState
              kind="missing"
              title={t('gone.heading')}
              action={backLink ? <Button onPress={backLink.leave}>{backLink.label}</Button> : undefined}
            >
              {t('gone.text')}
            </EmptyState>
          </Card>
        )
      }
    </DetailPage>
  )
}

/** Takes the focus that was lost with the card it was opened from. */
function FamilyHeader({ family: { name, description } }: { family: FamilyRow }) {
  const heading = useHeadingFocus()
  return (
    <header className={styles.facts}>
      <Heading ref={heading} level={2} size="xl" tabIndex={-1} lang={name.lang}>
        {name.text}
      </Heading>
      {description ? (
        <Text as="p" tone="muted" hasMeasure lang={description.lang}>
          {description.text}
        </Text>
      ) : null}
    </header>
  )
}
