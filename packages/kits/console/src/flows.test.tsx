import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { CallPage } from './call/CallPage.tsx'
import { keyOfPerson, storedDraft } from './form/kept-drafts.ts'
import { button, dialog, heading, openKit, text } from './testing/open-kit.tsx'
import { openOperation } from './testing/open-operation.tsx'
import { openCase } from './testing/open-case.tsx'
import { caseOf, desks } from './testing/operation-cases.ts'
import { press, sendButton } from './testing/press-now.ts'
import { objection } from './testing/scripted-platform.ts'

const editing = '/?service=notifications&page=NotificationTemplate&id=invoice-paid&flow=edit'

async function openEditing() {
  const stage = await openKit({ address: editing })
  const { templates } = stage.platform.store.notifications
  const change = (fields: object) => {
    const template = templates.get('invoice-paid')!
    templates.put({ ...template, ...fields, version: 'of-somebody-else' })
  }
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible()
  return { ...stage, templates, change }
}

async function saveChanges() {
  await button('Review and save').click()
  await button('Save changes').click()
}

test('what somebody else has changed elsewhere is merged, and saved', async () => {
  const { templates, change } = await openEditing()
  await page.getByLabelText('Name', { exact: true }).fill('Invoice settled')
  change({ description: 'Changed by somebody else' })
  await saveChanges()
  await expect.element(text('All changes saved')).toBeVisible()
  expect(templates.get('invoice-paid')).toMatchObject({
    name: 'Invoice settled',
    description: 'Changed by somebody else',
  })
})

test('of two changes of one field, the person chooses', async () => {
  const { templates, change } = await openEditing()
  await page.getByLabelText('Name', { exact: true }).fill('Mine')
  change({ name: 'Theirs' })
  await saveChanges()
  await expect.element(page.getByText('Theirs', { exact: false }).first()).toBeVisible()
  await page.getByText('Keep yours', { exact: true }).first().click()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect.poll(() => templates.get('invoice-paid')?.name).toBe('Mine')
})

test('a section of one field shows its name once, and is found by it', async () => {
  await openEditing()
  const isShown = (one: Element) => one.getBoundingClientRect().width > 1
  const named = () =>
    [...document.querySelectorAll('h3, legend, label')].filter((one) => isShown(one) && one.textContent === 'Category')
  await expect.element(page.getByRole('region', { name: 'Category' })).toBeVisible()
  expect(named()).toHaveLength(1)
})

test('what a call answers has one heading, also if it is a table', async () => {
  await openKit({ address: '/?service=tokens&flow=call&call=tokenJournal' })
  await expect.poll(sendButton).toBeDefined()
  press(sendButton()!)
  await expect.element(page.getByRole('table', { name: 'Result' })).toBeVisible()
  expect(heading('Result').elements()).toHaveLength(1)
})

test('a draft outlives a reload, without what is personal', async () => {
  const { platform } = await openKit({ address: '/?service=taxes&page=Tax&flow=create&call=createTax' })
  await page.getByLabelText('Jurisdiction', { exact: true }).fill('Sample County')
  expect(storedDraft(keyOfPerson(platform.session.identityId, 'taxes createTax {}'))?.changes.body).toMatchObject({
    jurisdiction: 'Sample County',
  })
  await cleanUp()
  await openKit({ address: '/?service=identities&page=Identity&flow=create&call=createIdentity' })
  await page
    .getByLabelText(/^Password/)
    .first()
    .fill('Sample-secret-1')
  expect(JSON.stringify(sessionStorage)).not.toContain('Sample-secret')
})

test.each([
  ['taxes', 'createTax'],
  ['associates', 'createAssociate'],
])('%s %s: what the service objects to is said at its field', async (service, operation) => {
  onTestFinished(cleanUp)
  const { script } = await openCase(caseOf(service, operation), { kind: 400 })
  await expect.poll(sendButton).toBeDefined()
  press(sendButton()!)
  await expect.element(page.getByText(objection, { exact: false }).first()).toBeVisible()
  const control = document.querySelector(`[name="${script.field}"]`)
  const described = (control?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
  expect(described.map((one) => one?.textContent).join(' ')).toContain(objection)
})

const conversations = desks.find(({ service }) => service === 'ai-conversations')!

test('an answer that is written while it is read can be stopped, and stays', async () => {
  onTestFinished(cleanUp)
  const { operation } = conversations.pages[0]!.actions.find(({ name }) => name === 'streamAiMessage')!
  const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
    const events = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: {"delta":"The first words"}\n\n'))
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(events, { headers: { 'content-type': 'text/event-stream' } })
  }
  await openOperation({
    desk: conversations,
    place: { service: 'ai-conversations', page: 'AiConversation', in: { identityId: 'member-ada' } },
    fetch,
    children: (
      <CallPage call={{ name: 'streamAiMessage', operation }} page={conversations.pages[0]} id="conversation-1" />
    ),
  })
  await page.getByRole('textbox').first().fill('Hello')
  await page.getByRole('button').last().click()
  await expect.element(text('The first words')).toBeVisible()
  await button('Stop').click()
  await expect.element(text('The first words')).toBeVisible()
  await expect.element(button('Stop')).not.toBeInTheDocument()
})

test('a file is sent, and what became of its rows is shown', async () => {
  onTestFinished(cleanUp)
  await openCase(caseOf('segments', 'uploadSegmentCsv'), 'none')
  await expect.element(text('sample.csv')).toBeVisible()
  press(sendButton()!)
  await expect.element(heading('Result').first()).toBeVisible()
  await expect.element(page.getByRole('table').first()).toBeVisible()
})

test('a file that could not be sent stays chosen', async () => {
  onTestFinished(cleanUp)
  await openCase(caseOf('segments', 'uploadSegmentCsv'), { kind: 'dropped-after-commit' })
  await expect.element(text('sample.csv')).toBeVisible()
  press(sendButton()!)
  await expect
    .poll(() => document.querySelector('[data-mk-action="failed"], [data-mk-action="unknown"]'))
    .not.toBeNull()
  await expect.element(text('sample.csv')).toBeVisible()
})

test('a job is paused from its row, and resumed', async () => {
  await openKit({ address: '/?service=classic-jobs&page=ClassicJob' })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const menu = page.getByRole('button', { name: /^Actions for/ }).first()
  await menu.click()
  await page.getByRole('menuitem', { name: /^Pause/ }).click()
  await dialog.getByRole('button', { name: /^Pause/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await menu.click()
  await page.getByRole('menuitem', { name: /^Resume/ }).click()
  await dialog.getByRole('button', { name: /^Resume/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
