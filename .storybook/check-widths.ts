declare global {
  interface Window {
    /** There in the project that tries every width only. */
    __memberkitWidths?: () => Promise<void>
  }
}

/** In the project that tries stories at every width, does so with this one. */
export async function checkWidths({ globals }: { globals: Record<string, unknown> }) {
  if (!globals.widths) return
  const check = window.__memberkitWidths
  if (!check) throw new Error('The set-up file of the widths has not run: see vitest.stories.config.ts.')
  await check()
}
