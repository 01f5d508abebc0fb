import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { Ranges } from './Ranges.tsx'

export interface BeforeAfterProps {
  after: string
  /** Says what there is now; absent if nothing changes. */
  before: string | undefined
}

/** Hours as they will be, and below what they are now. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  if (before === undefined) {
    return (
      <Text tone="muted">
        <Ranges hours={after} />
      </Text>
    )
  }
  return (
    <Stack gap="xxs">
      <Text weight="medium">
        <Ranges hours={after} />
      </Text>
      <Text size="sm" tone="muted">
        <Ranges hours={before} />
      </Text>
    </Stack>
  )
}
