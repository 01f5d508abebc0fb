import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { TagGroup } from './index.ts'

function Fruits() {
  const [tags, setTags] = useState(['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label, label })))
  return (
    <TagGroup
      label="Fruits"
      description="In the basket"
      isSelectable
      tags={tags}
      onRemove={(value) => setTags(tags.filter((tag) => tag.value !== value))}
      removeLabel={(tag) => `Remove ${tag}`}
      removedMessage={(tag) => `${tag} removed`}
    />
  )
}

test('what a screen reader says of tags', async () => {
  await render(
    <>
      <LiveRegion />
      <Fruits />
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{ArrowRight}', '{Enter}', '{Delete}', '{Delete}'])).toEqual([
    ['{Tab}', 'button, Apple, key shortcuts Delete, not pressed'],
    ['{ArrowRight}', 'button, Banana, key shortcuts Delete, not pressed'],
    ['{Enter}'],
    ['{Delete}', 'button, Cherry, key shortcuts Delete, not pressed', 'polite: Banana removed'],
    ['{Delete}', 'button, Apple, key shortcuts Delete, not pressed', 'polite: Cherry removed'],
  ])
})
