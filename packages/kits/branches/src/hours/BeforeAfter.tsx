import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'

export interface BeforeAfterProps {
  after: string
  /** Says what there is now; absent if nothing changes. */
  before: string | undefined
}

/** A value as it will be, and below what it is now. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  if (before === undefined) return <Text tone="muted">{after}</Text>
  return (
    <Stack gap="xxs">
      <Text weight="medium">{after}</Text>
      <Text size="sm" tone="muted">
        {before}
      </Text>
    </Stack>
  )
}
