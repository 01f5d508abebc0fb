'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Strong, Text } from '@memberkit/primitives/text'
import { purchaseMessages } from '../messages/namespaces.ts'
import { linesOf } from '../order/order-lines.rules.ts'
import * as styles from '../order/order.css.ts'
import type { Order, Product } from '../order/received.ts'
import { chosenLanguage, type ConsentDraft, contractIds, type ContractLanguage } from './consent.rules.ts'
import { ContractLinks } from './ContractLinks.tsx'

export interface LanguageChoiceProps {
  order: Order
  products: readonly Product[]
  draft: ConsentDraft
  onChange: (draft: ConsentDraft) => void
}

/**
 * In Québec, the French contract comes first. The English one can be chosen once the French one was opened, and is shown
 * from then on.
 */
export function LanguageChoice({ order, products, draft, onChange }: LanguageChoiceProps) {
  const t = useMessages(purchaseMessages)
  const french = contractIds(linesOf(order), products, order.region, 'fr-CA')
  const language = chosenLanguage(draft, french)
  const hasSeenFrench = draft.seenFrench === french
  return (
    <div className={styles.step}>
      <div className={styles.terms}>
        <Strong>{t('quebec.heading')}</Strong>
        <Text as="p">{t('quebec.text')}</Text>
        <ContractLinks
          order={order}
          products={products}
          locale="fr-CA"
          onOpen={() => onChange({ ...draft, seenFrench: french })}
        />
      </div>
      <FormField name="language" messages={{ valueMissing: t('quebec.missing') }}>
        {(field) => (
          <RadioGroup
            {...field}
            label={t('quebec.choice')}
            value={language ?? ''}
            onChange={(value) => onChange({ ...draft, language: value as ContractLanguage })}
            isRequired
            options={[
              { value: 'fr', label: t('quebec.french') },
              {
                value: 'en',
                label: t('quebec.english'),
                description: hasSeenFrench ? undefined : t('quebec.first'),
                isDisabled: !hasSeenFrench,
              },
            ]}
          />
        )}
      </FormField>
      {language === 'en' ? <ContractLinks order={order} products={products} locale="en-CA" /> : null}
    </div>
  )
}
