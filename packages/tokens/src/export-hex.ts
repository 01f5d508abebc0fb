import type { Oklch } from './brands/colors.ts'

/**
 * Converts a colour to six hexadecimal digits, for tools that don't support OKLCH; out-of-gamut colours are clipped to
 * sRGB. Opacity is dropped. The matrices are those of the OKLab definition.
 */
export function hexOf({ l, c, h }: Oklch) {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map(digitsOf).join('')}`
}

function digitsOf(linear: number) {
  const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, shown)) * 255)
    .toString(16)
    .padStart(2, '0')
}
