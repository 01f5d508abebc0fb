import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { DateText } from '@memberkit/primitives/date-text'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { WaivedIcon } from '@memberkit/primitives/icons'
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
      caption: 'Name what goes in, in one to three words. What needs explaining stands below and stays there.',
      example: <TextField label="Policy number" description="On your card, below your name." />,
    },
    dont: {
      caption: 'Ask in a sentence, end with a colon, or explain where the answer will be typed over it.',
      example: <TextField label="Please enter your policy number:" placeholder="On your card, below your name" />,
    },
  },
  {
    do: {
      caption: 'Mark what may be left out. Most fields are needed, so needed fields need no mark.',
      example: (
        <Stack>
          <TextField label="Email" isRequired optionalMark="Optional" />
          <TextField label="Phone" optionalMark="Optional" />
        </Stack>
      ),
    },
    dont: {
      caption: 'Put stars on nearly all of them, and a legend somewhere else.',
      example: (
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
      caption: 'Say what the press does, with the amount if it costs something. The other one leaves all as it is.',
      example: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="primary">Pay $49.90</Button>
        </Inline>
      ),
    },
    dont: {
      caption: 'Make people read the question again to know what yes means.',
      example: (
        <Inline>
          <Button>No</Button>
          <Button tone="primary">OK</Button>
        </Inline>
      ),
    },
  },
  {
    do: {
      caption: 'Name what will be gone. The two buttons can’t be taken for one another.',
      example: (
        <Inline>
          <Button>Keep the plan</Button>
          <Button tone="critical">End the plan</Button>
        </Inline>
      ),
    },
    dont: {
      caption: 'Let “Cancel” mean either of them.',
      example: (
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
      caption: 'Say how to put it right, with an example, at the field.',
      example: (
        <TextField label="Email" defaultValue="ada@example" error="Enter an address such as name@example.com." />
      ),
    },
    dont: {
      caption: 'Blame, shout, or say no more than that it is wrong.',
      example: <TextField label="Email" defaultValue="ada@example" error="You entered an INVALID email!" />,
    },
  },
  {
    do: {
      caption:
        'When it is our fault, say so, say what it means, and offer the one thing to do. A reference stands below, details are folded away.',
      example: (
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
      caption: 'Show what only we understand.',
      example: (
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
      caption: 'Say what will be here and when, and lead on.',
      example: (
        <EmptyState title="No invoices yet" action={<Button size="small">See your plan</Button>}>
          The first one comes on April 1, 2026.
        </EmptyState>
      ),
    },
    dont: {
      caption: 'State the obvious, or cheer somebody up who wants to know what to do.',
      example: <EmptyState title="No data">Nothing to see here. Check back later!</EmptyState>,
    },
  },
  {
    do: {
      caption: 'After filters, the way back is to clear them. Nobody needs to fear that something is lost.',
      example: (
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
      caption: 'Say the same as to somebody who never had any.',
      example: <EmptyState title="You have no invoices" />,
    },
  },
]

export const states: Examples = [
  {
    do: {
      caption: 'To members, say what it means for them.',
      example: (
        <Inline>
          <StatusBadge tone="critical">Past due</StatusBadge>
          <StatusBadge tone="neutral" icon={WaivedIcon}>
            Waived
          </StatusBadge>
        </Inline>
      ),
    },
    dont: {
      caption: 'Hand on the platform’s term. Staff do see it, for they act on it.',
      example: (
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
      caption: 'Let the locale write amounts, with their currency. A price that is not known is a word.',
      example: (
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
      caption: 'Leave the currency to be guessed, or let a missing price look like a gift.',
      example: (
        <KeyValue layout="ledger">
          <KeyValueItem label="Family plan">29.95</KeyValueItem>
          <KeyValueItem label="Setup">$0.00</KeyValueItem>
        </KeyValue>
      ),
    },
  },
  {
    do: {
      caption: 'Write the month as a word.',
      example: (
        <Text>
          Due on <DateText date="2026-03-04" format="long" />
        </Text>
      ),
    },
    dont: {
      caption: 'Write figures alone: this is the fourth of March to some and the third of April to others.',
      example: <Text>Due on 03/04/26</Text>,
    },
  },
]
