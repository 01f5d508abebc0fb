import { forwardRef } from 'react'
import { Box, type BoxProps } from './Box.tsx'

export interface SpreadProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'justifyContent'> {
  /**
   * The minimum gap.
   * @default 'md'
   */
  gap?: BoxProps['gap']
  /** @default 'center' */
  alignItems?: BoxProps['alignItems']
  /** @default 'wrap' */
  flexWrap?: BoxProps['flexWrap']
}

/** Items at both ends of a line, stacked if they don't fit. Renders one `<div>`, or the element of `as`. */
export const Spread = forwardRef<HTMLElement, SpreadProps>(function Spread(
  { gap = 'md', alignItems = 'center', flexWrap = 'wrap', ...box },
  ref,
) {
  return (
    <Box
      {...box}
      ref={ref}
      display="flex"
      justifyContent="between"
      gap={gap}
      alignItems={alignItems}
      flexWrap={flexWrap}
    />
  )
})
