export const imageRatios = ['1:1', '4:3', '3:2', '16:9', '3:4'] as const
export type ImageRatio = (typeof imageRatios)[number]
