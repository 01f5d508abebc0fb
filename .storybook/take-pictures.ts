interface Story {
  id: string
  tags: readonly string[]
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
}

/** In the project that takes pictures, takes this story's; a story that could not be pictured fails. */
export async function takePictures(story: Story) {
  if (!story.globals.pictures || story.tags.includes('no-picture')) return
  const take = window.__memberkitPictures
  if (!take) throw new Error('The set-up file of the pictures has not run: see vitest.stories.config.ts.')
  await take(story)
}
