import type { MockPlatform } from '@memberkit/fixtures'
import { press } from '@memberkit/testing/press'
import { expect, vi } from 'vitest'
import { dialog, inDialog } from '../../../testing/open-kit.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { CopyHours } from '../CopyHours.tsx'

/** Copying from `branch-1` to its siblings. */
export async function openCopy(prepare?: (platform: MockPlatform) => void) {
  const onClose = vi.fn()
  const stage = await renderKit(
    ({ store }) => (
      <CopyHours branch={store.branches.branches.get('branch-1')!} siblings={{ ownerId: 'firm-1' }} onClose={onClose} />
    ),
    { scenario: 'branches/hours-siblings', prepare },
  )
  await expect.element(dialog.getByRole('checkbox', { name: 'Example & Sample, Kentucky' })).toBeVisible()
  return { ...stage, onClose }
}

export const choose = async (...names: string[]) => {
  for (const name of names) await press(dialog.getByRole('checkbox', { name, exact: true }))
}

export async function review() {
  await press(inDialog('Review changes'))
  await expect.element(dialog.getByRole('heading', { name: /Review changes|already the same/ })).toBeVisible()
}
