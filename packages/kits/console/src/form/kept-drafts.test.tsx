import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { CreatePage } from '../create/CreatePage.tsx'
import { openCase } from '../testing/open-case.tsx'
import { openForm } from '../testing/open-form.ts'
import { openOperation, session } from '../testing/open-operation.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'

const password = () => page.getByLabelText(/^Password/).first()

function openCreation(person: string) {
  const { desk, page, named } = caseOf('identities', 'createIdentity')
  return openOperation({
    desk,
    place: { service: desk.service, page: page!.name },
    fetch: async () => Response.json([]),
    person,
    children: <CreatePage page={page!} created={named} />,
  })
}

test('what one person has typed, the next one to sign in does not see', async () => {
  onTestFinished(cleanUp)
  await openCreation('staff-1')
  await password().fill('Sample-secret-1')
  await cleanUp()
  await openCreation('staff-2')
  await expect.element(password()).toHaveValue('')
  await cleanUp()
  await openCreation('staff-1')
  await expect.element(password()).toHaveValue('Sample-secret-1')
})

test('what a reload has left of a draft blanks nothing that the entity has', async () => {
  onTestFinished(cleanUp)
  const name = 'updateGroupCommunicationPreferences'
  await openForm('groups', name)
  await cleanUp()
  const left = { params: {}, query: {}, body: { locale: 'fr-CA' } }
  sessionStorage.setItem(`memberkit.console.draft ${session.identityId} groups ${name} sample-1`, JSON.stringify(left))
  const { script } = await openCase(caseOf('groups', name), 'none', 'as left')
  await expect.poll(sendButton).toBeDefined()
  press(sendButton()!)
  await expect.poll(() => script.sent).toMatchObject({ locale: 'fr-CA', mayEmail: true, mayText: true })
})
