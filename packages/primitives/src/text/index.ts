export { Heading, type HeadingLevel, type HeadingProps } from './Heading.tsx'
export { Strong, type StrongProps, Text, type TextProps } from './Text.tsx'
export { textSizes, textTones, textWeights, type TextSize, type TextTone, type TextWeight } from './variants.ts'
