'use client'
import { useHeadingFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatPrice } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import { Heading, Text } from '@memberkit/primitives/text'
import { useId } from 'react'
import { changeMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import * as styles from './change.css.ts'

export interface ChangeHeaderProps {
  title: string
  subscription: Subscription
  /** Which step this is, of two. */
  step?: 1 | 2
}

/** The title of the change, its plan and the step. Takes the focus lost with the control that led here. */
export function ChangeHeader({ title, subscription, step }: ChangeHeaderProps) {
  const t = useMessages(changeMessages)
  const { locale } = useMemberkit()
  const id = useId()
  const heading = useHeadingFocus()
  const { price: amount, currency, billingPeriod: period } = subscription
  return (
    <header className={styles.header}>
      {step ? (
        <Text as="p" id={id} size="sm" tone="muted">
          {t('step', { step, count: 2 })}
        </Text>
      ) : null}
      <Heading ref={heading} level={2} size="xl" tabIndex={-1} aria-describedby={step ? id : undefined}>
        {title}
      </Heading>
      {/* A review has them beside what comes. */}
      {step === 2 ? null : (
        <Text as="p" tone="muted">
          <Facts items={[subscriptionName(subscription), formatPrice({ amount, currency, period }, locale)]} />
        </Text>
      )}
    </header>
  )
}
