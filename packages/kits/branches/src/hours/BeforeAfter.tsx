import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { Ranges } from './Ranges.tsx'

export interface BeforeAfterProps {
  after: string
  /** Says what there is now. */
  before: string
}

/** Hours as they will be, and below what they are now. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
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
