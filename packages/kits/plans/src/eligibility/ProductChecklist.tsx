'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { CheckIcon, DashIcon } from '@memberkit/primitives/icons'
import { Notice } from '@memberkit/primitives/notice'
import { Heading, Text } from '@memberkit/primitives/text'
import { useEffect, useId } from 'react'
import type { CompanionsEvents } from '../companions/events.ts'
import { eligibilityMessages } from '../messages/namespaces.ts'
import * as styles from './Eligibility.css.ts'
import type { EligibleBenefit, EligibleProduct } from './eligibility.rules.ts'
import { type ReasonPlace, useReasonText } from './useReasonText.ts'

export interface ProductChecklistProps extends ReasonPlace {
  product: EligibleProduct
  /** Leads to the prices of a product that the person doesn't have. Without it, the control is absent. */
  onChoose?: ((productId: string) => void) | undefined
}

/** The benefits of one product that a person can use, then those they can't, with the reason. */
export function ProductChecklist({ product, onChoose, ...place }: ProductChecklistProps) {
  const { id, name, eligible, ineligible, reasons, unreadableCount } = product
  const t = useMessages(eligibilityMessages)
  const emit = useEmit<CompanionsEvents>()
  const textOf = useReasonText(place)
  useUnknownReasons(product)
  const plan = name?.text ?? t('product.unnamed')
  return (
    <section className={styles.product}>
      <Heading level={4} size="md" lang={name?.lang}>
        {plan}
      </Heading>
      {reasons.length > 0 ? (
        <>
          <Notice tone="neutral" isStatic>
            {reasons.map((reason) => textOf(reason, 'product')).join(' ')}
          </Notice>
          {onChoose && reasons.includes('noPlan') ? (
            <div>
              <Button
                size="small"
                aria-label={t('choose.of', { plan })}
                onPress={() => {
                  emit('plans.product.chosen', { productId: id })
                  onChoose(id)
                }}
              >
                {t('choose')}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <>
          <Benefits title={t('eligible', { count: eligible.length })} benefits={eligible} />
          <Benefits title={t('ineligible', { count: ineligible.length })} benefits={ineligible} place={place} />
        </>
      )}
      {unreadableCount > 0 ? (
        <Notice tone="caution" isStatic>
          {t('unread', { count: unreadableCount })}
        </Notice>
      ) : null}
    </section>
  )
}

interface BenefitsProps {
  title: string
  benefits: readonly EligibleBenefit[]
  /** For benefits that the person can't use. */
  place?: ReasonPlace
}

function Benefits({ title, benefits, place = {} }: BenefitsProps) {
  const { realm } = useMemberkit()
  const textOf = useReasonText(place)
  const id = useId()
  const [first, ...others] = benefits
  if (!first) return null
  const textFor = ({ reasons }: EligibleBenefit) => reasons.map((reason) => textOf(reason, 'benefit')).join(' ')
  // A reason that all of them have is given once.
  const shared = others.length > 0 && benefits.every((one) => textFor(one) === textFor(first)) ? textFor(first) : ''
  return (
    <div className={styles.group}>
      <Text as="p" id={id} size="sm" weight="medium">
        {title}
        {shared ? <span className={styles.reason}> {shared}</span> : null}
      </Text>
      <ul className={styles.benefits} aria-labelledby={id}>
        {benefits.map((one) => (
          <li key={one.id} className={styles.benefit} data-eligible={one.isEligible ? '' : undefined}>
            {one.isEligible ? <CheckIcon className={styles.mark} /> : <DashIcon className={styles.mark} />}
            <span className={styles.words}>
              <span className={styles.words} lang={one.name.lang}>
                {one.name.text}
              </span>
              {one.isEligible || shared ? null : <span className={styles.reason}>{textFor(one)}</span>}
              {realm === 'Internal' && one.unknownCodes.length > 0 ? (
                <span className={styles.reason}>{one.unknownCodes.join(', ')}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Reports reasons that nobody knew to the host, each once. */
function useUnknownReasons({ ineligible }: EligibleProduct) {
  const { shownOnce } = useMemberkit()
  const emit = useEmit()
  useEffect(() => {
    for (const value of ineligible.flatMap(({ unknownCodes }) => unknownCodes)) {
      const field = 'eligibility.reason'
      const key = `${field} ${value}`
      if (shownOnce.has(key)) continue
      shownOnce.add(key)
      emit('kit.unknown_enum', { field, value })
    }
  }, [ineligible, shownOnce, emit])
}
