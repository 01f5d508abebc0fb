import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Breadcrumbs } from './index.ts'

test('what a screen reader says of a path, without room and with its middle shown', async () => {
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
