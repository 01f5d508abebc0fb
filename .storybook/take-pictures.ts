declare global {
  interface Window {
    /** There in the project that takes the pictures only. */
    __memberkitPictures?: (story: PicturedStory) => Promise<void>
  }
}

export interface PicturedStory {
  id: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  playFunction?: unknown
}

/** In the project that takes pictures, takes this story's; a story that could not be pictured fails. */
export async function takePictures(story: PicturedStory & { tags: readonly string[] }) {
  if (!story.globals.pictures || story.tags.includes('no-picture')) return
  const take = window.__memberkitPictures
  if (!take) throw new Error('The set-up file of the pictures has not run: see vitest.stories.config.ts.')
  await take(story)
}
