import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { KitBoundary } from '@memberkit/foundation'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { Stack } from '@memberkit/primitives/box'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { onOwnPage, over } from './over.ts'

const meta = preview.meta({
  title: 'Foundation/ResourceView',
  subcomponents: { ResourceView },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `Shows something read from the platform in whatever state it is in. Every state says what happened, what
it means for the person, and the one thing to do next; only staff can open the service's own words.

The skeleton takes its height with the first paint and is seen after 150 ms. Nothing suspends, nothing throws: a refusal
(300 to 499) is an answer, a failure (500 and above, or no connection) can be tried again, and what was known before
stays in sight with the time it is from.`,
      },
    },
  },
  render: () => (
    <KitBoundary kit="invoices">
      <Numbers />
    </KitBoundary>
  ),
})

function Numbers() {
  const client = useQueryClient()
  const invoices = useResource(listInvoices, { identityId: platformOf().subject.identityId })
  return (
    <ResourceView
      resource={invoices}
      noun="your invoices"
      skeleton={
        <SkeletonGroup label="Loading invoices">
          <Stack gap="sm">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </SkeletonGroup>
      }
      empty={<EmptyState title="No invoices yet">Your first invoice comes with your first plan.</EmptyState>}
      backLink={<LinkButton href="#billing">Back to billing</LinkButton>}
    >
      {(data) => (
        <Stack gap="md">
          <KeyValue>
            {data.slice(0, 4).map(({ id, number, issuedOn }) => (
              <KeyValueItem key={id} label={number}>
                {issuedOn}
              </KeyValueItem>
            ))}
          </KeyValue>
          <Button onPress={() => void client.invalidateQueries()}>Read again</Button>
        </Stack>
      )}
    </ResourceView>
  )
}

export const Default = meta.story(over('invoices/all-paid'))

export const Loading = meta.story(over('invoices/slow'))

export const Empty = meta.story(over('invoices/empty'))

export const Denied = meta.story(over('invoices/denied'))

/** Where the host names its login service, the one thing to do next is to sign in. */
export const SignedOut = meta.story(over('invoices/signed-out'))

export const Gone = meta.story(over('invoices/all-paid', ({ faults }) => void faults.add({ kind: 404 })))

/** The button says how long, and cannot be pressed until then. */
export const TooOften = meta.story(over('invoices/too-many-requests'))

export const Refused = meta.story(over('invoices/refused'))

/** The service's own words, as plain text and cut at 300 characters. */
export const RefusedForStaff = meta.story({
  ...over('invoices/staff', ({ faults }) => {
    faults.add({ kind: 418, body: { error: { message: '<b>Ledger 7 is closed</b> until the audit ends.' } } })
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Details'))
    await expect(canvas.getByText('418 <b>Ledger 7 is closed</b> until the audit ends.')).toBeVisible()
  },
})

export const Failed = meta.story(over('invoices/failed'))

export const Offline = meta.story(over('invoices/offline'))

/** What is known stays, with its time; the note stands below, so nothing that is being read moves. */
export const OfflineWithData = meta.story({
  ...over('invoices/all-paid'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Read again' })
    platformOf().network.offline = true
    await userEvent.click(again)
    await expect(await canvas.findByText(/You’re offline\. Last updated/)).toBeVisible()
  },
})

/** The same when it is the service that fails. */
export const Stale = meta.story({
  ...over('invoices/all-paid'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Read again' })
    platformOf().faults.add({ kind: 503 })
    await userEvent.click(again)
    await expect(await canvas.findByText(/We couldn’t update your invoices/)).toBeVisible()
  },
})

/** The session has ended meanwhile: what was read, and what has been typed, stays. */
export const SignedOutSince = meta.story({
  ...over('invoices/all-paid'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Read again' })
    platformOf().faults.add({ kind: 401 })
    await userEvent.click(again)
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
  },
})

/** The service asks to wait: what was read stays meanwhile. */
export const RateLimitedSince = meta.story({
  ...over('invoices/all-paid'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Read again' })
    platformOf().faults.add({ kind: 429 })
    await userEvent.click(again)
    await expect(await canvas.findByText(/Wait 30 seconds, then try again/)).toBeVisible()
  },
})

/** A failure that is over when it is tried again. */
export const Recovers = meta.story({
  ...over('invoices/failed'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: 'Read again' })).toBeVisible()
  },
})

function Broken(): never {
  throw new Error('A part of the kit broke')
}

/** A crash stays within its kit: the page around it goes on. */
export const Crashed = meta.story({
  ...over('invoices/all-paid'),
  render: () => (
    <Stack gap="md">
      <p>The host’s page goes on.</p>
      <KitBoundary kit="invoices">
        <Broken />
      </KitBoundary>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
