import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { openOperation } from '../testing/open-operation.tsx'
import { caseOf, desks } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'
import { CallPage } from './CallPage.tsx'

test.each([
  ['forms', 'deleteAllFormResources', 'Everything that this person’s forms have is deleted. This can’t be undone.'],
  ['file-storage', 'deleteStoredFile', 'It’s deleted for everyone and can’t be restored.'],
])('%s %s says what it leads to, and is sent once that is confirmed', async (service, operation, consequence) => {
  onTestFinished(cleanUp)
  const { script } = await openCase(caseOf(service, operation), 'none')
  await expect.poll(sendButton).toBeDefined()
  const label = sendButton()!.textContent
  press(sendButton()!)
  await expect.element(page.getByRole('alertdialog').getByText(consequence)).toBeVisible()
  expect(script.requests).toBe(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(script.requests).toBe(0)
  press(sendButton()!)
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()
  await expect.poll(() => script.requests).toBe(1)
})

const conversations = desks.find(({ service }) => service === 'ai-conversations')!

async function openStream(answer: () => Response) {
  onTestFinished(cleanUp)
  const { operation } = conversations.pages[0]!.actions.find(({ name }) => name === 'streamAiMessage')!
  let requests = 0
  await openOperation({
    desk: conversations,
    place: { service: 'ai-conversations', page: 'AiConversation', in: { identityId: 'member-ada' } },
    fetch: async () => {
      requests += 1
      return answer()
    },
    children: (
      <CallPage call={{ name: 'streamAiMessage', operation }} page={conversations.pages[0]} id="conversation-7" />
    ),
  })
  await expect.poll(sendButton).toBeDefined()
  return { requests: () => requests }
}

test('a stream is not asked for without what it needs', async () => {
  const { requests } = await openStream(() => Response.json({}))
  press(sendButton()!)
  await expect.poll(() => document.querySelector('[aria-invalid="true"]')).not.toBeNull()
  expect(requests()).toBe(0)
})

test('a stream that is refused says why, at its field', async () => {
  await openStream(() => Response.json({ fields: { text: 'Too long to answer.' } }, { status: 422 }))
  await page.getByRole('textbox').first().fill('Hello')
  press(sendButton()!)
  await expect.element(page.getByText('Too long to answer.').first()).toBeVisible()
})
