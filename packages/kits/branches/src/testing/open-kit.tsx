import type { MockPlatform } from '@memberkit/fixtures'
import { memoryRouter } from '@memberkit/foundation/links'
import { press } from '@memberkit/testing/press'
import { page } from 'vitest/browser'
import { BranchEditor, type BranchEditorProps } from '../editor/BranchEditor.tsx'
import { BranchTable, type BranchTableProps } from '../table/BranchTable.tsx'
import { areasOfLaw } from './areas-of-law.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

export interface OpenOptions extends KitOptions, Partial<BranchEditorProps> {
  /** The URL that holds the kit's place. */
  address?: string
}

/** The editor of the scenario's branch, as a host shows it at an address. */
export async function openEditor({ address = '/', ...options }: OpenOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const ui = ({ subject }: MockPlatform) => (
    <BranchEditor areasOfLaw={areasOfLaw} branchId={subject.entityId ?? 'branch-1'} {...props} />
  )
  const stage = await renderKit(ui, { scenario, realm, locale, session, prepare, clockAhead, router })
  return { ...stage, router }
}

/** The table of branches at an address. */
export async function openTable({ address = '/', ...options }: KitOptions & BranchTableProps & { address?: string }) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const ui = <BranchTable areasOfLaw={areasOfLaw} {...props} />
  const stage = await renderKit(ui, { scenario, realm, locale, session, prepare, clockAhead, router })
  return { ...stage, router }
}

export const dialog = page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
export const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true }).first()
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()
export const region = (name: string) => page.getByRole('region', { name, exact: true })

/** Reviews, confirms, and waits for nothing. */
export async function save() {
  await press(button('Review and save'))
  await press(button('Save changes'))
}

/** The changes that left: call, version they were based on, status. */
export const sent = ({ calls }: MockPlatform) =>
  calls.entries
    .filter(({ method, operation }) => method === 'POST' && operation?.idempotent !== true)
    .map(({ operation, headers, status }) => `${operation?.action} ${headers['if-match']} ${status}`)

export const branchOf = ({ store }: MockPlatform, id = 'branch-1') => store.branches.branches.get(id)!

/** Returns the text of the report of the last save. */
export const reported = () => document.querySelector('[data-mk-save="report"]')?.textContent ?? ''
