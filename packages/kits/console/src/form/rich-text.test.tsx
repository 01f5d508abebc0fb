import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from '../testing/open-form.ts'

const html = '<h1>Welcome</h1><script>parent.document.title = "taken"</script><img src="/taken.png">'

test('HTML is previewed as it arrives, in a frame that runs and loads nothing', async () => {
  const title = document.title
  await openForm('notifications', 'sendEmail')
  await page.getByLabelText(/HTML/).first().fill(html)
  await page.getByText('Preview', { exact: true }).click()
  const frame = page.getByTitle(/^Preview: /)
  await expect.element(frame).toBeVisible()
  const { sandbox, srcdoc } = frame.element() as HTMLIFrameElement
  expect(sandbox).toHaveLength(0)
  expect(srcdoc).toContain("default-src 'none'")
  expect(srcdoc).toContain('<h1>Welcome</h1>')
  expect(document.title).toBe(title)
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/taken.png'))).toEqual([])
})
