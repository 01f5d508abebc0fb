import * as calls from '@memberkit/contract/partners/resolutions'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, field, inDialog, openConcern, openConcerns, text } from '../testing/open-case.tsx'

const internalWords = /internal|merit|provider|pending|assignee|discarded|resolution team/i

test.each(calls.ResolutionStatus.options)('%s is said in plain words, with what happens next', async (status) => {
  await openConcern({
    prepare: ({ store: { resolutions } }) => {
      const all = resolutions.resolutions
      all.put({ ...all.get('case-1001')!, status })
    },
  })
  await expect.element(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(internalWords)
  expect(document.body.textContent).not.toContain(status === 'Open' ? 'Third time' : status)
})

test('once the law firm has acted, nobody is said to wait for it', async () => {
  await openConcern({
    prepare: ({ store: { resolutions } }) => {
      const all = resolutions.resolutions
      all.put({ ...all.get('case-1001')!, status: 'PendingProvider', actionTaken: 'ProviderActionTaken' })
    },
  })
  await expect.element(text('We’re looking into it and will get in touch with you.')).toBeVisible()
  await expect.element(text('We’re working on your concern')).toBeVisible()
  expect(document.body.textContent).not.toContain('waiting for the law firm')
})

test('what staff and law firms write to each other is not shown', async () => {
  await openConcern()
  await expect.element(text('I was told on Monday')).toBeVisible()
  expect(document.body.textContent).not.toContain('Asked the office')
  expect(document.body.textContent).not.toContain('We will call tonight')
})

test('a concern is titled by its day, named by its number below, and told once', async () => {
  await openConcern()
  const title = page.getByRole('heading', { level: 2 }).first()
  await expect.element(title).toHaveTextContent('Your concern from March 6, 2026')
  expect(page.getByText(/^I’ve been waiting for a call about my lease since Monday/).elements()).toHaveLength(1)
  await expect.element(text('RES-101001')).toBeVisible()
})

test('a member adds information', async () => {
  const { platform } = await openConcern()
  await enter(field('Add information'), 'They have my new number.')
  await press(button('Add information'))
  await press(button('Send now'))
  await expect.element(text('They have my new number.')).toBeVisible()
  await expect
    .poll(() => platform.store.resolutions.resolutions.get('case-1001')?.notes.at(-1)?.body)
    .toBe('They have my new number.')
})

test.each(['firm', 'branch', 'provider'] as const)(
  'lawyers read what is added where there is only a %s',
  async (name) => {
    await openConcern({
      prepare: ({ store: { resolutions } }) => {
        const all = resolutions.resolutions
        const { firm, branch, provider, ...concern } = all.get('case-1001')!
        all.put({ ...concern, [name]: { firm, branch, provider }[name] })
      },
    })
    await expect.element(text('Our team and the law firm see this.')).toBeVisible()
  },
)

test('without a law firm, only our team reads what is added', async () => {
  await openConcern({
    prepare: ({ store: { resolutions } }) => {
      const all = resolutions.resolutions
      all.put({ ...all.get('case-1001')!, firm: undefined, branch: undefined, provider: undefined })
    },
  })
  await expect.element(text('Our team sees this.')).toBeVisible()
})

test('in the list, too, nobody waits for a law firm that has acted', async () => {
  await openConcerns({
    prepare: ({ store: { resolutions } }) => {
      const all = resolutions.resolutions
      all.put({ ...all.get('case-1001')!, status: 'PendingProvider', actionTaken: 'ProviderActionTaken' })
    },
  })
  await expect.element(text('We’re working on your concern')).toBeVisible()
  expect(document.body.textContent).not.toContain('waiting for the law firm')
})

test('the list opens a concern and leads back to it', async () => {
  await openConcerns()
  await press(button(/^I’ve been waiting for a call/))
  await expect.element(text('We’re waiting for the law firm')).toBeVisible()
  await press(button('All concerns'))
  await expect.element(button(/^I’ve been waiting for a call/)).toBeVisible()
})

test('feedback is sent once and thanked for', async () => {
  const { platform } = await openConcerns()
  await press(button('Give feedback'))
  await enter(dialog.getByRole('textbox', { name: /^Your feedback/ }), 'Everybody was kind.')
  await press(inDialog('Send feedback'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.createFeedbackOnlyResolution)).toHaveLength(1)
  await expect.element(text('Everybody was kind.')).toBeVisible()
})

test('feedback that the service denies can’t be sent again, and says why', async () => {
  const { platform } = await openConcerns()
  platform.faults.add({ operation: calls.createFeedbackOnlyResolution, kind: 403 })
  await press(button('Give feedback'))
  const words = dialog.getByRole('textbox', { name: /^Your feedback/ })
  await enter(words, 'Everybody was kind.')
  await press(inDialog('Send feedback'))
  await expect.element(inDialog('Send feedback')).toHaveAttribute('aria-disabled', 'true')
  await enter(words, 'Everybody was nice.')
  ;(inDialog('Send feedback').element() as HTMLButtonElement).click()
  expect(document.querySelector('dialog [data-mk-action]')).not.toBeNull()
  expect(platform.calls.of(calls.createFeedbackOnlyResolution)).toHaveLength(1)
})

test('nobody with a concern yet reads what will be here', async () => {
  await openConcerns({ scenario: 'resolutions/member-empty' })
  await expect.element(text('No concerns yet')).toBeVisible()
})
