export { Box, boxElements, type BoxProps } from './Box.tsx'
export { Inline, type InlineProps, Stack, type StackProps } from './Stack.tsx'
export { Grid, type GridProps } from './Grid.tsx'
