import * as calls from '@memberkit/contract/partners/resolutions'
import { describeFaultMatrix, enter, filledIn, press } from '@memberkit/testing/fault-matrix'
import { memoryRouter } from '@memberkit/foundation/links'
import type { MockPlatform } from '@memberkit/fixtures'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { dialog, inDialog } from '@memberkit/testing/on-page'
import { takeOption } from '@memberkit/testing/press'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CreateResolution } from '../create/index.ts'
import { Intakes } from '../intakes/index.ts'
import { box, openQueue, renderKit } from './testing/open-queue.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const options = (prepare?: (platform: MockPlatform) => void) => ({
  scenario: 'resolutions/queue' as const,
  prepare,
  router: memoryRouter('/'),
})

/** Chooses an option of a list that opens with its button. */
async function choose(opener: string, option: RegExp) {
  await press(page.getByRole('button', { name: opener, exact: true }))
  await takeOption(page.getByRole('option', { name: option }))
}

async function openCreate(prepare?: (platform: MockPlatform) => void) {
  // Nothing is left of an earlier draft: it is kept by member.
  const stage = await renderKit(<CreateResolution memberId="member-other" onCancel={() => {}} />, options(prepare))
  return stage
}

/** Answers every step up to the review. */
async function answer(kind: 'case' | 'feedback') {
  await expect.element(page.getByText('This member has no open case.')).toBeVisible()
  await press(button('Continue'))
  await press(page.getByRole('radio', { name: 'Something else' }))
  await press(button('Continue'))
  if (kind === 'feedback') await press(page.getByRole('radio', { name: 'Feedback only' }))
  await enter(page.getByRole('textbox', { name: 'Description' }), 'Nobody called back.')
  await press(button('Continue'))
  // Its heading says its position, too.
  await expect.element(page.getByRole('heading', { name: /^Review the details/ })).toBeVisible()
}

const description = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('textarea')].map(({ value }) => value).join('')

describeFaultMatrix(matrixCalls, [
  {
    name: 'updateAssigneeId',
    async open(prepare) {
      const stage = await openQueue({ scenario: 'resolutions/queue', prepare })
      await press(box('101014'))
      await press(page.getByRole('button', { name: 'Assign', exact: true }))
      await expect.element(dialog).toBeVisible()
      return stage
    },
    fill: () => choose('Show assignees', /Lee Leadexample/),
    entered: () => filledIn(dialog.query()),
    lookUp: calls.getResolution,
    submit: () => press(inDialog('Assign case')),
    done: 'RES-101014 is assigned to Lee Leadexample.',
    meanwhile: {
      act: (platform) =>
        changeAsColleague(platform, platform.store.resolutions.resolutions, 'case-1014', {
          assigneeId: 'staff-kim',
          assignee: { id: 'staff-kim', name: 'Kim Colleague-Example' },
        }),
      shown: '(was none)',
    },
    messages: { conflict: ['This case has changed'] },
    async leave() {
      await press(dialog.getByRole('button', { name: 'Cancel' }))
      await expect.element(dialog).not.toBeInTheDocument()
      // Without the box to select it with, where assigning turned out to be denied.
      await expect.element(page.getByRole('row').filter({ hasText: 'RES-101014' })).toBeVisible()
    },
  },
  {
    name: 'createResolution',
    open: openCreate,
    fill: () => answer('case'),
    entered: description,
    lookUp: calls.listResolutions,
    submit: () => press(button('Create case')),
    done: 'It is in the queue as New, without an assignee.',
    meanwhile: {
      // A colleague opens a case of the same member: a second one of the same concern would split its history.
      act(platform) {
        const { resolutions } = platform.store.resolutions
        const one = { ...resolutions.get('case-1014')!, identityId: 'member-other', friendlyId: 'RES-101999' }
        platform.rival({
          as: platform.sessionOf('staff-kim'),
          act: (_world, ledger) => void ledger.create(resolutions.kind, { ...one, id: 'case-1999' }, 'Created'),
        })
      },
      shown: 'RES-101999',
    },
    twice: 'The request arrived more than once',
    async leave() {
      await press(button('Back'))
      await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Nobody called back.')
    },
  },
  {
    name: 'createFeedbackOnlyResolution',
    open: openCreate,
    fill: () => answer('feedback'),
    entered: description,
    lookUp: calls.listResolutions,
    submit: () => press(button('Record feedback')),
    done: 'It needs no work.',
    standsOnNothing: 'Feedback needs no work, whatever else the member has.',
    twice: 'The request arrived more than once',
    async leave() {
      await press(button('Back'))
      await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Nobody called back.')
    },
  },
  {
    name: 'searchInternalResolutions',
    open: (prepare) => openQueue({ scenario: 'resolutions/queue', prepare }),
    done: 'RES-101015',
  },
  {
    name: 'searchPartnerResolutions',
    open: (prepare) => openQueue({ scenario: 'resolutions/queue-partner', prepare }),
    done: 'RES-101015',
  },
  {
    name: 'listIntakes',
    open: (prepare) => renderKit(<Intakes memberId="member-ada" />, options(prepare)),
    done: 'A ticket for parking.',
  },
])
