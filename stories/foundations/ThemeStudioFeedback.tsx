import { Alert, Banner } from '@memberkit/primitives/alert'
import { Grid, Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Dialog } from '@memberkit/primitives/dialog'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Notice } from '@memberkit/primitives/notice'
import { Popover } from '@memberkit/primitives/popover'
import { Progress } from '@memberkit/primitives/progress'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Spinner } from '@memberkit/primitives/spinner'
import { StatusBadge, tones } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { Specimen } from './ThemeStudioSpecimen.tsx'

const words = { neutral: 'Closed', info: 'Open', positive: 'Paid', caution: 'Due soon', critical: 'Past due' }

/** What is said, and what floats. */
export function FeedbackSpecimens() {
  return (
    <>
      <Specimen title="Status">
        {() => (
          <Stack gap="sm">
            <Inline gap="xs">
              {tones.map((tone) => (
                <StatusBadge key={tone} tone={tone}>
                  {words[tone]}
                </StatusBadge>
              ))}
            </Inline>
            <Inline gap="md">
              {tones.map((tone) => (
                <StatusBadge key={tone} tone={tone} appearance="plain">
                  {words[tone]}
                </StatusBadge>
              ))}
            </Inline>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Messages">
        {(scheme) => (
          <Stack gap="sm">
            <Banner tone="critical" title={`Payment needed, ${scheme}`}>
              Pay $49.90 by March 8 to keep your cover.
            </Banner>
            {tones.map((tone) => (
              <Alert key={tone} tone={tone} isStatic>
                {words[tone]}: invoices are sent on the eighth of each month.
              </Alert>
            ))}
            <Notice tone="positive" isStatic>
              Saved a moment ago.
            </Notice>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Waiting and nothing">
        {() => (
          <Stack gap="md">
            <Inline>
              <Spinner label="Loading" />
              <Text tone="muted">Looking up your invoices</Text>
            </Inline>
            <Progress label="Sending 3 of 5 files" value={3} max={5} />
            <SkeletonGroup label="Loading invoices">
              <SkeletonText lines={3} width="full" />
            </SkeletonGroup>
            <EmptyState title="No invoices yet" action={<Button size="small">See your plan</Button>}>
              The first one comes on April 1.
            </EmptyState>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Panels">
        {() => (
          <Stack gap="md">
            <Card
              title="Family plan"
              level={3}
              description="Two adults and their children."
              footer={<Text size="sm">Renews on March 1, 2027</Text>}
            >
              <Grid>
                <Text>Legal advice</Text>
                <Text>Identity protection</Text>
              </Grid>
            </Card>
            <Inline gap="xs">
              <EndPlan />
              <Popover label="What is covered?" title="What is covered?">
                <Text as="p">Advice on the phone, letters, and the review of contracts.</Text>
              </Popover>
            </Inline>
          </Stack>
        )}
      </Specimen>
    </>
  )
}

function EndPlan() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="End the plan?"
        closeLabel="Close"
        actions={
          <>
            <Button onPress={close}>Keep it</Button>
            <Button tone="critical" onPress={close}>
              End the plan
            </Button>
          </>
        }
      >
        <Text as="p">You are covered until March 31. After that, open cases are closed.</Text>
      </Dialog>
    </>
  )
}
