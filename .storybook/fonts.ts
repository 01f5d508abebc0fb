import { isTest } from './clock.ts'

/** Loads fonts before the first story of a test, because a late font moves text. */
export async function loadFonts() {
  if (isTest) await Promise.all([...document.fonts].map((font) => font.load()))
}
