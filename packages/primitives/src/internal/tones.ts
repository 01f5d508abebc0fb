/** What a colour means, in every component that has one. */
export const tones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const
export type Tone = (typeof tones)[number]
