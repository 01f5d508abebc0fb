import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SideNav } from '../side-nav/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { AppShell } from './index.ts'

test('screen reader output of the menu in a narrow window', async () => {
  await page.viewport(360, 768)
  onTestFinished(() => page.viewport(1024, 768))
  await render(
    <AppShell
      header="Memberkit"
      skipLabel="Skip to the content"
      menuLabel="Menu"
      closeLabel="Close"
      navigation={<SideNav label="Main" current="#plan" sections={[{ items: [{ label: 'Plan', href: '#plan' }] }]} />}
    >
      Page
    </AppShell>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Enter}', '{Tab}', '{Escape}'])).toEqual([
    ['{Tab}', 'link, Skip to the content'],
    ['{Tab}', 'button, Menu, not expanded, has popup dialog'],
    ['{Enter}', 'dialog, Menu', 'link, Plan, current page'],
    ['{Tab}', 'button, Close'],
    ['{Escape}', 'button, Menu, not expanded, has popup dialog'],
  ])
})
