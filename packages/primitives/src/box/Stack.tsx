import { forwardRef } from 'react'
import { Box, type BoxProps } from './Box.tsx'

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap'> {
  /** @default 'md' */
  gap?: BoxProps['gap']
}

/** A vertical stack with equal gaps. Renders one `<div>`, or the element of `as`. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack({ gap = 'md', ...box }, ref) {
  return <Box {...box} ref={ref} display="flex" flexDirection="column" gap={gap} />
})

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection'> {
  /** @default 'sm' */
  gap?: BoxProps['gap']
  /** @default 'center' */
  alignItems?: BoxProps['alignItems']
  /** @default 'wrap' */
  flexWrap?: BoxProps['flexWrap']
}

/** A horizontal row that wraps. Renders one `<div>`, or the element of `as`. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { gap = 'sm', alignItems = 'center', flexWrap = 'wrap', ...box },
  ref,
) {
  return <Box {...box} ref={ref} display="flex" gap={gap} alignItems={alignItems} flexWrap={flexWrap} />
})
