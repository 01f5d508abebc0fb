import { isTest } from './clock.ts'

/** Under test, before the first story: a font that comes late moves what it is used for. */
export async function loadFonts() {
  if (isTest) await Promise.all([...document.fonts].map((font) => font.load()))
}
