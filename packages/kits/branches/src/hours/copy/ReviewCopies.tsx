'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Heading, Text } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { copyMessages } from '../../messages/namespaces.ts'
import { changesOfDates } from '../dates.rules.ts'
import { describeDate } from '../describe.ts'
import { HoursChanges } from '../HoursChanges.tsx'
import { type CopyPlan, isEmptyPlan } from './copy-plan.rules.ts'

interface ReviewCopiesProps {
  plans: readonly CopyPlan[]
  frame: (content: ReactNode, actions: ReactNode) => ReactNode
  onBack: () => void
  /** Called with the branches at which something changes. */
  onSubmit: (plans: readonly CopyPlan[]) => void
}

/** The changes that copying makes at each branch, before anything is sent. */
export function ReviewCopies({ plans, frame, onBack, onSubmit }: ReviewCopiesProps) {
  const t = useMessages(copyMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const changing = plans.filter((plan) => !isEmptyPlan(plan))
  useEffect(() => heading.current?.focus(), [])
  return frame(
    <Stack gap="md">
      <Heading ref={heading} level={3} size="sm" tabIndex={-1}>
        {changing.length === 0 ? t('nothing') : t('review.title', { count: changing.length })}
      </Heading>
      {plans.map((plan) => (
        <Card key={plan.target.id} title={plan.target.name} level={4}>
          <PlanChanges plan={plan} />
        </Card>
      ))}
    </Stack>,
    <>
      <Button onPress={onBack}>{t('back')}</Button>
      {changing.length > 0 ? (
        <Button tone="primary" onPress={() => onSubmit(changing)}>
          {t('submit', { count: changing.length })}
        </Button>
      ) : null}
    </>,
  )
}

function PlanChanges({ plan }: { plan: CopyPlan }) {
  const t = useMessages(copyMessages)
  const { locale } = useMemberkit()
  const { target, hours, dates } = plan
  if (isEmptyPlan(plan)) return <Text tone="muted">{t('review.same')}</Text>
  const { added, removed } = changesOfDates(target.unavailableDates, dates ?? target.unavailableDates)
  const lists = [
    { label: t('review.added'), list: added },
    { label: t('review.removed'), list: removed },
  ]
  return (
    <Stack gap="md">
      {hours ? <HoursChanges label={t('review.hours')} before={target.businessHours} after={hours} /> : null}
      {lists.map(({ label, list }) =>
        list.length === 0 ? null : (
          <section key={label} aria-label={label}>
            <Text as="p" weight="medium">
              {label}
            </Text>
            {list.map((date) => (
              <Text as="p" key={`${date.from} ${date.to}`}>
                {[describeDate(date, locale), date.label].filter(Boolean).join(' · ')}
              </Text>
            ))}
          </section>
        ),
      )}
    </Stack>
  )
}
