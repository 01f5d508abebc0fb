import { Inline } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'

/** A host's logo: mark and name, in colours that suit the navigation of every brand. */
export function Logo({ name }: { name: string }) {
  return (
    <Inline gap="xs" alignItems="center" flexWrap="nowrap">
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="var(--mk-color-accent-text)" d="M12 0l11 4v8c0 6-5 10-11 12C6 22 1 18 1 12V4z" />
        <path
          fill="none"
          stroke="var(--mk-color-surface)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M8 17V8l4 5 4-5v9"
        />
      </svg>
      <Text weight="bold">{name}</Text>
    </Inline>
  )
}
