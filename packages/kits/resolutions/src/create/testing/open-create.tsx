import { memoryRouter } from '@memberkit/foundation/links'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { button, text } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../queue/testing/open-queue.tsx'
import { CreateResolution, type CreateResolutionProps } from '../index.ts'

/** The page that creates a case. */
export async function open(options: Partial<KitOptions> = {}, props: Partial<CreateResolutionProps> = {}) {
  const opened: string[] = []
  const kit = <CreateResolution onOpen={(id) => opened.push(id)} {...props} />
  const stage = await renderKit(kit, {
    scenario: 'resolutions/queue',
    router: memoryRouter('/cases/new'),
    ...options,
  })
  /** Leaves for another part of the host, and comes back. */
  const leaveAndReturn = async () => {
    await stage.screen.rerender(<></>)
    await stage.screen.rerender(kit)
  }
  return { ...stage, opened, leaveAndReturn }
}

/** A step's heading also says its position. */
export const heading = (name: RegExp) => page.getByRole('heading', { name })
export const next = () => button('Continue').click()
export const field = (name: string | RegExp) => page.getByRole('textbox', { name })

export async function choose(list: string | RegExp, typed: string, option: string | RegExp) {
  await userEvent.fill(page.getByRole('combobox', { name: list }), typed)
  await page.getByRole('option', { name: option }).click()
}

export async function toWhere() {
  const confirm = page.getByRole('checkbox', { name: 'This is a different concern' })
  await expect.element(heading(/Does this concern already have a case\?/)).toBeVisible()
  await expect.element(text(/^This member has/).first()).toBeVisible()
  if (confirm.query()) await confirm.click()
  await next()
  await expect.element(heading(/Where did it happen\?/)).toHaveFocus()
}

export async function toReview(words = 'Nobody called back.') {
  await choose('Branch', 'Ohio', /Ohio/)
  await next()
  await userEvent.fill(field('Description'), words)
  await next()
  await expect.element(heading(/Review the details/)).toHaveFocus()
}
