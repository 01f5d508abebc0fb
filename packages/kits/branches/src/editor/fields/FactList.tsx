'use client'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { NoneYet } from '../../shared/NoneYet.tsx'

export interface Fact {
  label: string
  value: string
  note?: string
}

/** Values with their labels, for who may read them only. */
export function FactList({ facts, empty }: { facts: readonly Fact[]; empty: string }) {
  if (facts.length === 0) return <NoneYet>{empty}</NoneYet>
  return (
    <KeyValue>
      {facts.map(({ label, value, note }, index) => (
        <KeyValueItem key={index} label={label}>
          {value}
          {note ? (
            <Text as="div" size="sm" tone="muted">
              {note}
            </Text>
          ) : null}
        </KeyValueItem>
      ))}
    </KeyValue>
  )
}
