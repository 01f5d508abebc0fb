import { updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import type { MockPlatform } from '@memberkit/fixtures'
import { dialog, inDialog, said } from '@memberkit/testing/on-page'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, openQueue, table } from '../testing/open-queue.tsx'

const three = ['101004', '101006', '101014']
const key = 'memberkit.resolutions.assign.staff-sam'

async function select(...numbers: string[]) {
  await expect.element(table).toBeVisible()
  for (const number of numbers) await box(number).click()
  await page.getByRole('group', { name: 'Actions for selected cases' }).getByRole('button', { name: 'Assign' }).click()
  await expect.element(dialog).toBeVisible()
}

async function choose(name: string) {
  await userEvent.fill(dialog.getByRole('combobox', { name: 'Assign to' }), name.slice(0, 4))
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

const assigneeOf = ({ store }: MockPlatform, number: string) =>
  store.resolutions.resolutions.get(`case-${number.slice(2)}`)?.assigneeId
/** Returns the journal entries in which the platform has given a case to somebody. */
const givenTo = (platform: MockPlatform, number: string) =>
  platform
    .journal('resolutions')
    .entries.filter(({ entityId, action }) => entityId === `case-${number.slice(2)}` && action === 'AssigneeIdUpdated')

/** A colleague takes a case that nobody has. */
function takenByKim({ store, sessionOf }: MockPlatform) {
  const { resolutions } = store.resolutions
  const { identityId: id, name } = sessionOf('staff-kim')
  resolutions.put({ ...resolutions.get('case-1014')!, assigneeId: id, assignee: { id, name }, version: '9' })
}

test('before anything is sent, it says what will become of each case', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue', address: '/?view=all' })
  await select('101004', '101003', '101018')
  await choose('Lee Leadexample')
  await expect
    .element(said('1 case will be assigned. 1 already has this assignee. 1 is closed and stays as it is.'))
    .toBeVisible()
  await expect.element(said('Will move from Kim Colleague-Example')).toBeVisible()
  expect(platform.calls.of(updateResolutionAssigneeId)).toEqual([])
  await inDialog('Assign 1 case').click()
  await expect.element(said('1 of 1 assigned')).toBeVisible()
  expect(assigneeOf(platform, '101004')).toBe('staff-lee')
  expect(platform.calls.of(updateResolutionAssigneeId)).toHaveLength(1)
})

test('one request after the other, each with its version, and the rows change in place', async () => {
  const { platform, events } = await openQueue({ scenario: 'resolutions/queue' })
  await select(...three)
  await choose('Lee Leadexample')
  await inDialog('Assign 3 cases').click()
  await expect.element(said('3 of 3 assigned')).toBeVisible()
  const sent = platform.calls.of(updateResolutionAssigneeId)
  expect(sent.map(({ headers }) => headers['if-match'])).toEqual(['3', '2', '2'])
  await inDialog('Close').click()
  await expect.element(page.getByRole('row', { name: /RES-101014/ })).toMatchTextContent('Lee Leadexample')
  expect(events.filter(({ type }) => type === 'resolutions.case.changed')).toHaveLength(3)
  expect(localStorage.getItem(key)).toBeNull()
})

test('a case that a colleague took meanwhile is shown as changed, and only that one is retried', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/assign-conflict' })
  await select(...three)
  await choose('Lee Leadexample')
  await inDialog('Assign 3 cases').click()
  await expect.element(said('2 of 3 assigned')).toBeVisible()
  await expect.element(said('Changed meanwhile')).toBeVisible()
  await inDialog('Retry 1 case').click()
  await expect.element(said('Will move from Kim Colleague-Example')).toBeVisible()
  await inDialog('Assign 1 case').click()
  await expect.element(said('1 of 1 assigned')).toBeVisible()
  expect(platform.calls.of(updateResolutionAssigneeId)).toHaveLength(4)
})

test('a case that somebody takes while its dialog is open isn’t moved on by one press', async () => {
  const { platform, queryClient } = await openQueue({ scenario: 'resolutions/queue' })
  await select('101014')
  await expect.element(said('Unassigned now.')).toBeVisible()
  await choose('Lee Leadexample')
  takenByKim(platform)
  await queryClient.invalidateQueries()
  await expect.element(said('This case has changed')).toBeVisible()
  await expect.element(said('Kim Colleague-Example (was none)')).toBeVisible()
  await inDialog('Assign case').click()
  expect(platform.calls.of(updateResolutionAssigneeId)).toEqual([])
  await inDialog('Assign case').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(updateResolutionAssigneeId).map(({ status }) => status)).toEqual([200])
  expect(assigneeOf(platform, '101014')).toBe('staff-lee')
})

test('a case that somebody takes right before is told, and the focus leaves the button', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await select('101014')
  await choose('Lee Leadexample')
  platform.rival({
    before: updateResolutionAssigneeId,
    as: platform.sessionOf('staff-kim'),
    act: () => takenByKim(platform),
  })
  await inDialog('Assign case').click()
  await expect.element(said('Kim Colleague-Example (was none)')).toBeVisible()
  expect(document.activeElement).toMatchTextContent('This case has changed')
  await inDialog('Assign case').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(updateResolutionAssigneeId).map(({ status }) => status)).toEqual([412, 200])
})

test('a case that is moved once more after it was told isn’t assigned before that is shown, too', async () => {
  const { platform, queryClient } = await openQueue({ scenario: 'resolutions/queue' })
  await select('101014')
  await choose('Lee Leadexample')
  platform.rival({
    before: updateResolutionAssigneeId,
    as: platform.sessionOf('staff-kim'),
    act: () => takenByKim(platform),
  })
  await inDialog('Assign case').click()
  await expect.element(said('Kim Colleague-Example (was none)')).toBeVisible()
  const { resolutions } = platform.store.resolutions
  const lou = { id: 'lawyer-lou', name: 'Lou Lawyerexample' }
  resolutions.put({ ...resolutions.get('case-1014')!, assigneeId: lou.id, assignee: lou, version: '10' })
  await queryClient.invalidateQueries()
  await expect.element(said('Lou Lawyerexample (was none)')).toBeVisible()
  await inDialog('Assign case').click()
  await expect.element(said('To go on with these changes, press “Assign case” again.')).toBeVisible()
  expect(assigneeOf(platform, '101014')).toBe('lawyer-lou')
  await inDialog('Assign case').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(updateResolutionAssigneeId).map(({ status }) => status)).toEqual([412, 200])
})

test('an assignment that the service denies can’t be sent again, and says why for every assignee', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  platform.faults.add({ operation: updateResolutionAssigneeId, kind: 403 })
  await select('101014')
  await choose('Lee Leadexample')
  await inDialog('Assign case').click()
  const submit = inDialog('Assign case')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  const reason = () => document.querySelector('dialog [data-mk-action]')
  await expect.poll(reason).not.toBeNull()
  await choose('Kim Colleague')
  ;(submit.element() as HTMLButtonElement).click()
  expect(reason()).not.toBeNull()
  expect(platform.calls.of(updateResolutionAssigneeId)).toHaveLength(1)
})

test('a lost response is looked up, and nobody is assigned twice', async () => {
  skipTime()
  const { platform } = await openQueue({ scenario: 'resolutions/assign-lost' })
  await select(...three)
  await choose('Lee Leadexample')
  await inDialog('Assign 3 cases').click()
  await inTime(() => said('3 of 3 assigned').query()).not.toBeNull()
  for (const one of three) expect(givenTo(platform, one)).toHaveLength(1)
})

test.each(['resent', 'changed-before'] as const)(
  'the second of three is %s: nobody is assigned twice',
  async (kind) => {
    const { platform } = await openQueue({ scenario: 'resolutions/queue' })
    platform.faults.add({ operation: updateResolutionAssigneeId, kind, nth: 2, times: 1 })
    await select(...three)
    await choose('Lee Leadexample')
    await inDialog('Assign 3 cases').click()
    await expect.element(said(kind === 'resent' ? '3 of 3 assigned' : '2 of 3 assigned')).toBeVisible()
    expect(three.filter((one) => assigneeOf(platform, one) === 'staff-lee')).toHaveLength(kind === 'resent' ? 3 : 2)
    for (const one of three) expect(givenTo(platform, one).length).toBeLessThanOrEqual(1)
  },
)

test('a case that another window is assigning is told as that, not as refused, and can be tried again', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  const { path } = updateResolutionAssigneeId
  let release = () => {}
  const held = navigator.locks.request(
    `memberkit resolutions POST ${path} case-1006`,
    () => new Promise<void>((resolve) => (release = resolve)),
  )
  await select(...three)
  await choose('Lee Leadexample')
  await inDialog('Assign 3 cases').click()
  await expect.element(said('2 of 3 assigned')).toBeVisible()
  await expect.element(said('It is being assigned in another window.')).toBeVisible()
  expect(dialog.getByText('The service refused this assignee').query()).toBeNull()
  release()
  await held
  await inDialog('Retry 1 case').click()
  await inDialog('Assign 1 case').click()
  await expect.element(said('1 of 1 assigned')).toBeVisible()
  expect(assigneeOf(platform, '101006')).toBe('staff-lee')
})

test('the second of three is assigned late: the run stops, and a retry sends only what isn’t done', async () => {
  skipTime()
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  platform.faults.add({
    operation: updateResolutionAssigneeId,
    kind: 'committed-late',
    after: 20_000,
    nth: 2,
    times: 1,
  })
  await select(...three)
  await choose('Lee Leadexample')
  await inDialog('Assign 3 cases').click()
  await expect.element(said('1 of 3 assigned')).toBeVisible()
  await inTime(() => assigneeOf(platform, three[1]!)).toBe('staff-lee')
  await inDialog('Retry 2 cases').click()
  await inDialog('Assign 1 case').click()
  await expect.element(said('1 of 1 assigned')).toBeVisible()
  for (const one of three) expect(givenTo(platform, one)).toHaveLength(1)
})

test('what a 429 stopped waits for the next visit, as IDs, and is read again first', async () => {
  const first = await openQueue({ scenario: 'resolutions/assign-failing' })
  await select(...three)
  await choose('Lee Leadexample')
  await inDialog('Assign 3 cases').click()
  await expect.element(said('2 of 3 assigned')).toBeVisible()
  await expect.element(said('The service asks us to wait a moment.')).toBeVisible()
  expect(localStorage.getItem(key)).toMatch(/"ids":\["case-1014"\]/)
  expect(localStorage.getItem(key)).not.toMatch(/Lee|Pat/)
  await first.screen.unmount()

  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(page.getByText('An assignment wasn’t finished')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await inDialog('Assign 1 case').click()
  await expect.element(said('1 of 1 assigned')).toBeVisible()
  await inDialog('Close').click()
  expect(assigneeOf(platform, '101014')).toBe('staff-lee')
  expect(page.getByText('An assignment wasn’t finished').query()).toBeNull()
})

test('a person of the law firm can take its cases, and the directory’s people any', async () => {
  await openQueue({ scenario: 'resolutions/queue' })
  await select('101014', '101003')
  await dialog.getByRole('button', { name: 'Show assignees' }).click()
  await expect.element(page.getByRole('option', { name: /Lou Lawyerexample/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Sam Staffexample/ })).toMatchTextContent('You')
  // Once, though two lists have them.
  expect(page.getByRole('option', { name: /Lee Leadexample/ }).elements()).toHaveLength(1)
})

test('an assignee that the service refuses for a case is said of that case', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await select('101014', '101003')
  await choose('Lou Lawyerexample')
  platform.store.branches.branches.delete('branch-1')
  await inDialog('Assign 2 cases').click()
  await expect.element(said('0 of 2 assigned')).toBeVisible()
  await expect.element(said('The service refused this assignee for this case.')).toBeVisible()
  // Another try would be refused as well.
  expect(dialog.getByRole('button', { name: /^Retry/ }).query()).toBeNull()
  await inDialog('Close').click()
  expect(page.getByText('An assignment wasn’t finished').query()).toBeNull()
})
