import { Text } from '@memberkit/primitives/text'

/** The line of a section without entries, above the way to add one. */
export function NoneYet({ children }: { children: string }) {
  return (
    <Text as="p" tone="muted">
      {children}
    </Text>
  )
}
