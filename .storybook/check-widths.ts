declare global {
  interface Window {
    /** Present only in the project that tests every width. */
    __memberkitWidths?: () => Promise<void>
  }
}

/** In the project that tests widths, runs the test for this story. */
export async function checkWidths({ globals }: { globals: Record<string, unknown> }) {
  if (!globals.widths) return
  const check = window.__memberkitWidths
  if (!check) throw new Error('The set-up file of the widths has not run: see vitest.stories.config.ts.')
  await check()
}
