/** The meanings of colors, common to all components. */
export const tones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const
export type Tone = (typeof tones)[number]
