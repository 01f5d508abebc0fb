import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Link } from '@memberkit/primitives/link'
import { tones } from '@memberkit/primitives/status-badge'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Alert.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Alert',
  component: Alert,
  argTypes: {
    onDismiss: { description: 'Called by the button to dismiss, which is there only with it.' },
    dismissLabel: { description: 'The name of that button; goes together with `onDismiss`.' },
  },
  parameters: { docs: docsOf(docs) },
})

const titles = {
  neutral: 'Office closed on Monday',
  info: 'A lawyer is reading your question',
  positive: 'Your address is saved',
  caution: 'Your card ends this month',
  critical: 'We couldn’t save your address',
}

export const Default = meta.story({
  args: { title: titles.info, children: 'You hear from us within one business day.' },
})

export const Tones = meta.story({
  render: () => (
    <Stack gap="sm">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={titles[tone]} isStatic>
          What it means for you, in one sentence, with <Link href="#more">one link</Link>.
        </Alert>
      ))}
    </Stack>
  ),
})

export const Parts = meta.story({
  render: () => (
    <Stack gap="sm">
      <Alert tone="positive">One line, and nothing else.</Alert>
      <Alert tone="caution" actions={<Button size="small">Update card</Button>}>
        One line and a button.
      </Alert>
      <Alert tone="info" title="Title only" onDismiss={fn()} dismissLabel="Dismiss" />
      <Alert
        tone="critical"
        title="Everything at once"
        actions={
          <>
            <Button size="small">Try again</Button>
            <Button size="small" tone="quiet">
              Get help
            </Button>
          </>
        }
        onDismiss={fn()}
        dismissLabel="Dismiss"
      >
        Nothing was changed, and what you wrote is still here.
      </Alert>
    </Stack>
  ),
})

const dismissed = fn()

/** Without a handler there is no button. */
export const Dismiss = meta.story({
  render: function Render() {
    const [isShown, setShown] = useState(true)
    const dismiss = () => {
      dismissed()
      setShown(false)
    }
    if (!isShown) return <p>Gone</p>
    return <Alert tone="positive" title={titles.positive} onDismiss={dismiss} dismissLabel="Dismiss the message" />
  },
  play: async ({ canvas }) => {
    dismissed.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss the message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dismissed).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Stack gap="md">
      <Alert
        tone="critical"
        title="Le prélèvement préautorisé du 8 septembre a été refusé"
        actions={<Button size="small">Modifier le mode de paiement</Button>}
        onDismiss={fn()}
        dismissLabel="Fermer"
      >
        Votre protection demeure en vigueur jusqu’au 7 octobre 2026.
      </Alert>
    </Stack>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { tone: 'info', title: titles.info, onDismiss: fn(), dismissLabel: 'Dismiss', children: 'Within one day.' },
})
