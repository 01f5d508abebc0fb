import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Breadcrumbs } from './index.ts'

test('screen reader output of a collapsed and expanded path', async () => {
  const path = ['Home', 'Groups', 'Members'].map((label) => ({ label, href: `/${label}` }))
  await render(
    <div style={{ inlineSize: 320 }}>
      <Breadcrumbs label="Where you are" expandLabel="Show all" path={path} current="Ada Example" />
    </div>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Enter}'])).toEqual([
    ['{Tab}', 'link, Home'],
    ['{Tab}', 'button, Show all'],
    ['{Enter}', 'link, Groups'],
  ])
})
