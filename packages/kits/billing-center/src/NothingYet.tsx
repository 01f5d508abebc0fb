'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading } from '@memberkit/primitives/text'
import { pageMessages } from './messages/namespaces.ts'

/** Somebody without a plan and without an invoice: what comes here, and the way to it. */
export function NothingYet({ onChoosePlan }: { onChoosePlan?: () => void }) {
  const t = useMessages(pageMessages)
  const isStaff = useMemberkit().realm === 'Internal'
  return (
    <Stack gap="lg">
      <Heading level={2} size="xl">
        {t('title')}
      </Heading>
      <Card as="div" isFlush>
        <EmptyState
          title={t(isStaff ? 'none.staffHeading' : 'none.heading')}
          action={
            onChoosePlan ? (
              <Button tone="primary" onPress={onChoosePlan}>
                {t('none.choose')}
              </Button>
            ) : undefined
          }
        >
          {t(isStaff ? 'none.staffText' : 'none.text')}
        </EmptyState>
      </Card>
    </Stack>
  )
}
