import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { memoryRouter } from '@memberkit/foundation/links'
import type { MockPlatform } from '@memberkit/fixtures'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { page } from 'vitest/browser'
import { EntityJournal, type EntityJournalProps, NoteList, type NoteListProps } from '../index.ts'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'

const renderKit = kitStage('timeline', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenOptions extends KitOptions {
  /** The URL that holds the kit's place. */
  address?: string
}

/** Anything of the kit, at an address. */
export async function open(
  { address = '/', ...options }: OpenOptions,
  kit: (platform: MockPlatform) => React.ReactNode,
) {
  const router = memoryRouter(address)
  return { ...(await renderKit(kit, { ...options, router })), router }
}

/** The journal of the scenario's subscription. */
export const openJournal = (options: OpenOptions, props: Partial<EntityJournalProps> = {}) =>
  open(options, ({ subject }) => (
    <EntityJournal
      journal={subscriptionJournal}
      maxClock={subscriptionMaxClock}
      entityId={subject.entityId ?? ''}
      interval={50}
      {...props}
    />
  ))

/** The notes about the scenario's member, to be written about a plan. */
export const openNotes = (options: OpenOptions, props: Partial<NoteListProps> = {}) =>
  open(options, ({ subject }) => (
    <NoteList identityId={subject.identityId} subject={{ type: 'ENTITLEMENT', id: 'ent-1' }} {...props} />
  ))

/** All notes about the scenario's member. */
export const openAllNotes = (options: OpenOptions, props: Partial<NoteListProps> = {}) =>
  openNotes(options, { subject: undefined, ...props })

export const dialog = page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByLabelText(name, { exact: true })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()
