import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { DropZone } from './index.ts'

const labels = { choose: 'Choose files', prompt: 'or drop them here', release: 'Let go', rejecting: 'PDF only' }

function Uploading() {
  const [error, setError] = useState<string>()
  return (
    <div onKeyDown={({ key }) => key === 'x' && setError('photo.png is no PDF.')}>
      <DropZone label="Documents" description="PDF, 10 MB at most" labels={labels} error={error} onSelect={() => {}} />
    </div>
  )
}

test('screen reader output of a drop zone', async () => {
  await render(<Uploading />)
  expect(await transcriptOf(['{Tab}', 'x'])).toEqual([
    ['{Tab}', 'button, Choose files, PDF, 10 MB at most'],
    ['x', 'polite: photo.png is no PDF.'],
  ])
})
