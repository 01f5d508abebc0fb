export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const
export type TextSize = (typeof textSizes)[number]

export const textTones = ['default', 'muted', 'accent', 'info', 'positive', 'caution', 'critical'] as const
export type TextTone = (typeof textTones)[number]

export const textWeights = ['regular', 'medium', 'bold'] as const
export type TextWeight = (typeof textWeights)[number]
