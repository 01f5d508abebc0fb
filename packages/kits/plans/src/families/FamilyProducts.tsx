'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { familyMessages } from '../messages/namespaces.ts'
import type { FamilyProduct } from './families.rules.ts'
import * as styles from './Families.css.ts'

export interface FamilyProductsProps {
  products: readonly FamilyProduct[]
  /** Without it the products are only read. */
  onChoose?: ((productId: string) => void) | undefined
}

/** A card for each product of a family. */
export function FamilyProducts({ products, onChoose }: FamilyProductsProps) {
  const t = useMessages(familyMessages)
  return (
    <ul className={styles.cards}>
      {products.map(({ id, name, headline, highlights }) => (
        <Card
          key={id}
          as="li"
          level={3}
          title={
            <span className={styles.words} lang={name.lang}>
              {name.text}
            </span>
          }
          footer={
            onChoose ? (
              <Button aria-label={t('choose.of', { plan: name.text })} onPress={() => onChoose(id)}>
                {t('choose')}
              </Button>
            ) : undefined
          }
        >
          {headline ? (
            <div className={styles.facts}>
              <p className={styles.description} lang={headline.lang}>
                {headline.text}
              </p>
              {highlights.length > 0 ? (
                <ul className={styles.highlights} lang={headline.lang}>
                  {highlights.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}
