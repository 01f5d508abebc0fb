import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { DateText } from '@memberkit/primitives/date-text'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { ErrorState } from '@memberkit/primitives/state-panel'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Money } from '@memberkit/primitives/money'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../blocks/component-docs.ts'

type Examples = ComponentDocs['guidance']

export const labels: Examples = [
  {
    do: {
      says: 'Name what goes in, in one to three words. What needs explaining stands below and stays there.',
      shows: <TextField label="Policy number" description="On your card, below your name." />,
    },
    dont: {
      says: 'Ask in a sentence, end with a colon, or explain where the answer will be typed over it.',
      shows: <TextField label="Please enter your policy number:" placeholder="On your card, below your name" />,
    },
  },
  {
    do: {
      says: 'Mark what may be left out. Most fields are needed, so needed fields need no mark.',
      shows: (
        <Stack>
          <TextField label="Email" isRequired optionalMark="Optional" />
          <TextField label="Phone" optionalMark="Optional" />
        </Stack>
      ),
    },
    dont: {
      says: 'Put stars on nearly all of them, and a legend somewhere else.',
      shows: (
        <Stack>
          <TextField label="Email *" />
          <TextField label="Phone" />
        </Stack>
      ),
    },
  },
]

export const buttons: Examples = [
  {
    do: {
      says: 'Say what the press does, with the amount if it costs something. The other one leaves all as it is.',
      shows: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="primary">Pay $49.90</Button>
        </Inline>
      ),
    },
    dont: {
      says: 'Make people read the question again to know what yes means.',
      shows: (
        <Inline>
          <Button>No</Button>
          <Button tone="primary">OK</Button>
        </Inline>
      ),
    },
  },
  {
    do: {
      says: 'Name what will be gone. The two buttons cannot be taken for one another.',
      shows: (
        <Inline>
          <Button>Keep the plan</Button>
          <Button tone="critical">End the plan</Button>
        </Inline>
      ),
    },
    dont: {
      says: 'Let “Cancel” mean either of them.',
      shows: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="critical">Confirm cancellation</Button>
        </Inline>
      ),
    },
  },
]

export const errors: Examples = [
  {
    do: {
      says: 'Say how to put it right, with an example, at the field.',
      shows: <TextField label="Email" defaultValue="ada@example" error="Enter an address such as name@example.com." />,
    },
    dont: {
      says: 'Blame, shout, or say no more than that it is wrong.',
      shows: <TextField label="Email" defaultValue="ada@example" error="You entered an INVALID email!" />,
    },
  },
  {
    do: {
      says: 'When it is our fault, say so, say what it means, and offer the one thing to do. The reference is folded away.',
      shows: (
        <ErrorState
          isStatic
          title="We couldn’t load your invoices"
          onRetry={() => {}}
          retryLabel="Try again"
          detailsLabel="Details"
          details="Reference 4f1c"
        >
          Nothing was charged. Try again in a moment.
        </ErrorState>
      ),
    },
    dont: {
      says: 'Show what only we understand.',
      shows: (
        <ErrorState isStatic title="Error 503: upstream unavailable" onRetry={() => {}} retryLabel="Retry request">
          The invoice service returned an unexpected response.
        </ErrorState>
      ),
    },
  },
]

export const emptyStates: Examples = [
  {
    do: {
      says: 'Say what will be here and when, and lead on.',
      shows: (
        <EmptyState title="No invoices yet" action={<Button size="small">See your plan</Button>}>
          The first one comes on April 1, 2026.
        </EmptyState>
      ),
    },
    dont: {
      says: 'State the obvious, or cheer somebody up who wants to know what to do.',
      shows: <EmptyState title="No data">Nothing to see here. Check back later!</EmptyState>,
    },
  },
  {
    do: {
      says: 'After filters, the way back is to clear them. Nobody needs to fear that something is lost.',
      shows: (
        <EmptyState
          kind="filtered"
          title="No invoice matches these filters"
          action={<Button size="small">Clear all</Button>}
        >
          You have 14 invoices in all.
        </EmptyState>
      ),
    },
    dont: {
      says: 'Say the same as to somebody who never had any.',
      shows: <EmptyState title="You have no invoices" />,
    },
  },
]

export const states: Examples = [
  {
    do: {
      says: 'To members, say what it means for them.',
      shows: (
        <Inline>
          <StatusBadge tone="critical">Past due</StatusBadge>
          <StatusBadge tone="neutral">Waived</StatusBadge>
        </Inline>
      ),
    },
    dont: {
      says: 'Hand on the platform’s term. Staff do see it, for they act on it.',
      shows: (
        <Inline>
          <StatusBadge tone="critical">DELINQUENT</StatusBadge>
          <StatusBadge tone="neutral">Forgiven</StatusBadge>
        </Inline>
      ),
    },
  },
]

export const moneyAndDates: Examples = [
  {
    do: {
      says: 'Let the locale write amounts, with their currency. A price that is not known is a word.',
      shows: (
        <KeyValue layout="ledger">
          <KeyValueItem label="Family plan">
            <Money amount="29.95" currency="CAD" />
          </KeyValueItem>
          <KeyValueItem label="Setup">
            <Text tone="muted">Not known yet</Text>
          </KeyValueItem>
        </KeyValue>
      ),
    },
    dont: {
      says: 'Leave the currency to be guessed, or let a missing price look like a gift.',
      shows: (
        <KeyValue layout="ledger">
          <KeyValueItem label="Family plan">29.95</KeyValueItem>
          <KeyValueItem label="Setup">$0.00</KeyValueItem>
        </KeyValue>
      ),
    },
  },
  {
    do: {
      says: 'Write the month as a word.',
      shows: (
        <Text>
          Due on <DateText date="2026-03-04" format="long" />
        </Text>
      ),
    },
    dont: {
      says: 'Write figures alone: this is the fourth of March to some and the third of April to others.',
      shows: <Text>Due on 03/04/26</Text>,
    },
  },
]
