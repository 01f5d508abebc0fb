/** A brand's choices; every colour of both schemes is computed from these numbers. */
export interface BrandSeed {
  /** OKLCH hue of the accent, in degrees. */
  accentHue: number
  /** OKLCH chroma of the accent in the light scheme. */
  accentChroma: number
  /** OKLCH lightness of the accent in the light scheme. */
  accentLightness: number
  /** OKLCH hue that tints neutral surfaces and text, in degrees. */
  neutralHue: number
  /** OKLCH chroma of that tint: 0 is pure grey. */
  neutralChroma: number
  /** OKLCH lightness of the accent in the dark scheme: a grey accent must be brighter than muted text. @default 0.74 */
  darkAccentLightness?: number
  /** OKLCH chroma of the accent in the dark scheme. @default 0.72 times `accentChroma` */
  darkAccentChroma?: number
  /**
   * Background of header and side navigation: that of cards, tinted, or deep and dark in both schemes. @default
   * 'surface'
   */
  navigation?: 'surface' | 'tinted' | 'deep'
}

export const brandNames = ['legal', 'identity', 'partner'] as const
export type BrandName = (typeof brandNames)[number]

export const seeds: Record<BrandName, BrandSeed> = {
  legal: {
    accentHue: 273,
    accentChroma: 0.165,
    accentLightness: 0.42,
    neutralHue: 270,
    neutralChroma: 0.012,
    navigation: 'deep',
  },
  identity: {
    accentHue: 205,
    accentChroma: 0.067,
    accentLightness: 0.475,
    neutralHue: 215,
    neutralChroma: 0.01,
    darkAccentChroma: 0.085,
    navigation: 'tinted',
  },
  partner: {
    accentHue: 260,
    accentChroma: 0.045,
    accentLightness: 0.32,
    neutralHue: 260,
    neutralChroma: 0.004,
    darkAccentLightness: 0.955,
  },
}
