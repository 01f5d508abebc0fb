import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { createToastQueue, ToastRegion } from '@memberkit/primitives/toast'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Toast.docs.tsx'

const queue = createToastQueue()
const onUndo = fn()

const meta = preview.meta({
  title: 'Primitives/Feedback/Toast',
  component: ToastRegion,
  args: { queue, label: 'Notifications', closeLabel: 'Dismiss' },
  beforeEach: () => {
    onUndo.mockClear()
    return () => queue.clear()
  },
  parameters: { docs: { ...docsOf(docs), story: { inline: false, height: '360px' } } },
})

const page = within(document.body)
const undo = { label: 'Undo', onPress: onUndo }

/** At most three at a time, the oldest first. */
export const Tones = meta.story({
  parameters: { pictures: { widths: [390] } },
  play: () => {
    queue.add({
      tone: 'positive',
      message: 'Payment received',
      description: '$49.90 by Visa ending 4242',
      timeout: 'never',
    })
    queue.add({ tone: 'info', message: 'We emailed you the receipt', timeout: 'never' })
    queue.add({
      tone: 'critical',
      message: 'The refund didn’t go through',
      description: 'Nothing was sent back. Try again in a minute.',
    })
  },
})

export const MoreTones = meta.story({
  play: () => {
    queue.add({ message: 'Link copied', timeout: 'never' })
    queue.add({
      tone: 'caution',
      message: 'You are offline',
      description: 'Changes are kept here until you are back.',
      timeout: 'never',
    })
    queue.add({ message: 'Invoice voided', action: undo, timeout: 'never' })
  },
})

/** F6 leads to the toasts; what has been undone goes away, and the focus goes back. */
export const Undo = meta.story({
  render: (args) => (
    <>
      <Button onPress={() => queue.add({ message: 'Reminder sent', action: undo })}>Send a reminder</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const sender = canvas.getByRole('button', { name: 'Send a reminder' })
    await userEvent.click(sender)
    await userEvent.keyboard('{F6}')
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(sender).toHaveFocus()
    await waitFor(() => expect(page.queryByRole('region')).not.toBeInTheDocument())
  },
})

/** A toast stays within reach while a dialog is open. */
export const OverADialog = meta.story({
  parameters: { pictures: { isHosted: true } },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog isOpen onClose={fn()} title="Refund" closeLabel="Close">
        The money goes back to the card it came from.
      </Dialog>
    </>
  ),
  play: async () => {
    queue.add({ message: 'Reminder sent', action: undo, timeout: 'never' })
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    queue.add({ message: 'Reminder canceled', tone: 'positive', timeout: 'never' })
  },
})

/** French, on a phone. */
export const LongFrenchNarrow = meta.story({
  parameters: { pictures: { widths: [360] } },
  args: { label: 'Avis', closeLabel: 'Fermer' },
  play: () => {
    queue.add({
      tone: 'positive',
      message: 'Vos renseignements relatifs au prélèvement préautorisé ont été enregistrés',
      description: 'Le prochain prélèvement aura lieu le 8 septembre 2026.',
      action: { label: 'Annuler', onPress: onUndo },
      timeout: 'never',
    })
    queue.add({
      tone: 'critical',
      message: 'Le remboursement n’a pas pu être effectué',
      description: 'Aucune somme n’a été retournée. Réessayez dans une minute.',
    })
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async () => {
    queue.add({ tone: 'positive', message: 'Payment received', action: undo, timeout: 'never' })
    const region = await page.findByRole('region', { name: 'Notifications' })
    await expect(region.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 4)
  },
})
