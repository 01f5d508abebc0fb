import type { Branch } from '@memberkit/contract/partners/branches'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { BranchForm } from './BranchForm.tsx'
import { type KitOptions, kitStage } from '@memberkit/testing/kit-stage'
import { enter, press } from '@memberkit/testing/press'

const renderKit = kitStage('branches', { 'en-US': [], 'en-CA': [], 'fr-CA': [], 'es-US': [] })

/** The form over branch-1 of the standard world, as its staff see it. */
export async function branchStage(
  options: Partial<KitOptions> = {},
  props: Parameters<typeof BranchForm>[0] = {},
  copies = 1,
) {
  const forms = Array.from({ length: copies }, (_, at) => <BranchForm key={at} {...props} />)
  const staged = await renderKit(<>{forms}</>, { scenario: 'platform/standard', realm: 'Internal', ...options })
  onTestFinished(() => staged.platform.faults.clear())
  await expect.element(field('Name').first()).toBeVisible()
  return staged
}

export const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const stageShown = () => page.getByLabelText('stage', { exact: true }).first().element().textContent

/** Types into the fields, by label. */
export async function type(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await enter(field(label).first(), value)
}

/** Reviews, confirms, and waits for an end. */
export async function save() {
  await press(button('Review and save').first())
  await press(button('Save changes'))
}

/** The changes that left: action, version they were based on, status. */
export const sent = ({ calls }: MockPlatform) =>
  calls.entries
    .filter(({ method }) => method === 'POST')
    .map(({ operation, headers, status }) => `${operation?.action} ${headers['if-match']} ${status}`)

/** All that left, readings too, from the first change on. */
export const exchanged = ({ calls }: MockPlatform) => {
  const entries = calls.entries.map(({ method, operation }) => (method === 'GET' ? 'read' : (operation?.action ?? '')))
  return entries.slice(entries.findIndex((one) => one !== 'read'))
}

export const branchOf = ({ store }: MockPlatform) => store.branches.branches.get('branch-1')!

/** Somebody else changes the branch, now. */
export function changeElsewhere(platform: MockPlatform, change: (branch: Branch) => Partial<Branch>) {
  const branch = branchOf(platform)
  const version = String(Number(branch.version) + 1)
  platform.store.branches.branches.put({ ...branch, ...change(branch), version })
  platform.journal('branches').append({
    entityId: branch.id,
    identityId: undefined,
    action: 'UPDATE_NAME',
    at: platform.clock.now(),
    actor: { id: 'staff-kim', name: 'Kim Staffexample', realm: 'Internal' },
  })
}

/** Returns the text of the report. */
export const reported = () => document.querySelector('[data-mk-save="report"]')?.textContent ?? ''
