import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Case, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Resolutions/Case', component: Case, parameters: onOwnPage })

const opened = (canvas: ReturnType<typeof within>) => canvas.findByRole('region', { name: 'Notes and changes' })

/** Facts, conversation and context; the case waits for the law firm. */
export const InternalOpenCase = meta.story({
  tags: ['every-width'],
  ...over('resolutions/open-case', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'RES-101001' })).toBeVisible()
    await expect((await canvas.findAllByRole('article', { name: /^Internal note by/ }))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Internal-only note' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Member' })).toBeVisible()
  },
})

/** The case of a member in Québec, read by staff who work in French. */
export const FrenchCase = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/french-case'),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En attente du membre')).toBeVisible()
  },
})

/** Concern, reason, action taken, result and summary; a case with merit needs a corrective action. */
export const CloseWithMeritSheet = meta.story({
  ...over('resolutions/open-case', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close case' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('radio', { name: 'Closed with merit' }))
    await expect(await sheet.findByRole('textbox', { name: /^Corrective action/ })).toBeVisible()
  },
})

/** The sequence has arrived, the status hasn't: only that is left to send, also after a reload. */
export const ClosingHalfDone = meta.story({
  ...over('resolutions/half-closed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closing sequence saved, status not changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish closing' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(/Nothing you entered is lost/)).toBeVisible()
  },
})

/** A text for staff only becomes one for the law firm only when asked. */
export const InternalNoteGuard = meta.story({
  ...over('resolutions/open-case'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Internal-only note' }), 'Third time this quarter.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Note for the law firm' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Let the law firm read this text?' })).toBeVisible()
  },
})

/** What was found is removed and shown before and after; the number of the case confirms it. */
export const RedactPreview = meta.story({
  ...over('resolutions/personal-data', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await opened(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Redact personal data' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Preview' }))
    await expect(await sheet.findByText(/can’t be brought back/)).toBeVisible()
    await userEvent.type(sheet.getByRole('textbox', { name: /^Type RES-101001/ }), 'RES-101001')
  },
})

/** A note can be taken back for eight seconds; what was added since the last visit is marked. */
export const UndoSendCountdown = meta.story({
  ...over('resolutions/open-case'),
  args: { seenUntil: '2026-03-08T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Internal-only note' }), 'Called the office.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add internal note' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(canvas.getByText(/^Sends in/)).toBeVisible()
    await expect(canvas.getAllByText('New')[0]).toBeVisible()
  },
})

/** A colleague rewrote the description meanwhile: both texts are shown, and neither is lost. */
export const Conflict412Description = meta.story({
  ...over('resolutions/description-conflict'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByRole('textbox', { name: 'Description' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Grace waits for a call about her lease.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save description' }))
    await expect(await screen.findByText('Someone else changed this too')).toBeVisible()
  },
})

/** The history fails; the notes are all there. */
export const HistoryPanelFailed = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/history-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t load the history/)).toBeVisible()
    await expect((await canvas.findAllByRole('article', { name: /^Note by/ }))[0]).toBeVisible()
  },
})

export const ContextFailed = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/context-failed'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible()
    await expect((await canvas.findAllByRole('article', { name: /^Note by/ }))[0]).toBeVisible()
  },
})

/** A survey shows its score; closing begins with that concern. */
export const SurveyCase = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/survey-case'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Survey score')).toBeVisible()
  },
})

/** Nothing in a discarded case can change. */
export const Discarded = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/discarded-case'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This case was discarded/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** An entry of the earlier system is readable. */
export const Migrated = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/migrated-case'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Imported from the earlier system')).toBeVisible()
    await expect(canvas.getByText('Unassigned')).toBeVisible()
  },
})

/** Two thousand notes and changes: only those in sight are on the page. */
export const LongCase = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/long-case'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(80)
  },
})

export const NewCase = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/empty-case'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Case opened')).toBeVisible()
  },
})

/** What the keys do, and the switch that turns them off. */
export const Shortcuts = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/open-case'),
  play: async ({ canvas }) => {
    await opened(canvas)
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' })).toBeChecked()
  },
})

/** A printable record with the decision trail; internal notes only when asked. */
export const EvidencePack = meta.story({
  ...over('resolutions/closed-case', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print evidence pack' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('heading', { name: 'Decision trail' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/slow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the case')).toBeInTheDocument()
  },
})

export const Denied = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/denied'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(canvasElement.textContent).not.toContain('Grace')
  },
})

export const Gone = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/gone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/offline/i)).toBeVisible()
  },
})

/** Values of a newer platform are readable. */
export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/unknown-values'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Added later'))[0]).toBeVisible()
  },
})
