declare global {
  interface Window {
    /** Present only in the project that takes screenshots. */
    __memberkitPictures?: {
      begin: (story: PicturedStory) => void
      expectStill: (story: PicturedStory) => Promise<void>
      take: (story: PicturedStory) => Promise<void>
    }
  }
}

export interface PicturedStory {
  id: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  tags: readonly string[]
  playFunction?: unknown
}

/** In the project that takes screenshots, prepares for this story. */
export function beginPictures(story: PicturedStory) {
  picturesOf(story)?.begin(story)
}

/** In the project that takes screenshots, waits until the story stops changing; fails if it has moved meanwhile. */
export async function expectStill(story: PicturedStory) {
  await picturesOf(story)?.expectStill(story)
}

/** In the project that takes screenshots, captures this story; fails if it can't. */
export async function takePictures(story: PicturedStory) {
  await picturesOf(story)?.take(story)
}

function picturesOf({ globals, tags }: PicturedStory) {
  if (!globals.pictures || tags.includes('no-picture')) return undefined
  const pictures = window.__memberkitPictures
  if (!pictures) throw new Error('The set-up file of the pictures has not run: see vitest.stories.config.ts.')
  return pictures
}
