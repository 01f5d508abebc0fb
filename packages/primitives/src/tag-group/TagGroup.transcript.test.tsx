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

test('screen reader output of tags', async () => {
  await render(
    <>
      <LiveRegion />
      <Fruits />
    </>,
  )
  const rows = await transcriptOf(['{Tab}', '{ArrowRight}', '{Enter}', '{Delete}', '{Delete}'])
  // The focus and the sentence come from two tasks, in either order.
  expect(rows.map(([key, ...said]) => [key, ...said.toSorted()])).toEqual([
    ['{Tab}', 'grid, Fruits, multi-selectable', 'row, Apple, Press Delete to remove tag., not selected'],
    ['{ArrowRight}', 'row, Banana, Press Delete to remove tag., not selected'],
    ['{Enter}', 'assertive: Banana selected.'],
    ['{Delete}', 'polite: Banana removed', 'row, Cherry, Press Delete to remove tag., not selected'],
    ['{Delete}', 'polite: Cherry removed', 'row, Apple, Press Delete to remove tag., not selected'],
  ])
})
