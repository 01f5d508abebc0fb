import { Alert, Banner } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Link } from '@memberkit/primitives/link'
import { tones } from '@memberkit/primitives/status-badge'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { rightToLeft } from '../surroundings.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Alert',
  component: Alert,
  subcomponents: { Banner },
  argTypes: {
    onDismiss: { description: 'Called by the button to dismiss, which is there only with it.' },
    dismissLabel: { description: 'The name of that button; goes together with `onDismiss`.' },
  },
  parameters: {
    docs: {
      description: {
        component: `**Alert** says what happened, where it happened. **Banner** says what holds for all that lies below
it, for as long as it holds: it can be folded, not dismissed.

**Role**: an alert that appears is announced, a critical one at once (\`role="alert"\`), any other at the next pause
(\`role="status"\`); one that was there from the start (\`isStatic\`) and a banner are read in their place.

**Instead**: news of something done elsewhere on the page is a Toast; an error of one field belongs to the field.

**Keyboard**: a collapsible banner is a native \`<details>\`: Enter or Space on its title.`,
      },
    },
  },
})

const titles = {
  neutral: 'Office closed on Monday',
  info: 'A lawyer is reading your question',
  positive: 'Your address is saved',
  caution: 'Your card ends this month',
  critical: 'We could not save your address',
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

export const Banners = meta.story({
  render: () => (
    <Stack gap="lg">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={titles[tone]} actions={<Button size="small">What to do</Button>}>
          It holds for everything below, until it is settled.
        </Banner>
      ))}
    </Stack>
  ),
})

const toggle = fn()

export const CollapsibleBanner = meta.story({
  render: () => (
    <Stack gap="lg">
      <Banner
        tone="critical"
        title="Your last payment did not go through"
        isCollapsible
        onToggle={toggle}
        actions={<Button size="small">Update and pay</Button>}
      >
        Your plan covers you until April 7, 2026. We try again on March 15, 2026.
      </Banner>
      <Banner tone="info" title="Folded from the start" isCollapsible defaultOpen={false}>
        Here it is.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    toggle.mockClear()
    const text = canvas.getByText(/covers you until/)
    const title = canvas.getByText('Your last payment did not go through')
    await userEvent.click(title)
    await expect(text).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update and pay' })).toBeVisible()
    await userEvent.click(title)
    await expect(text).toBeVisible()
    await expect(toggle.mock.calls).toEqual([[false], [true]])
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
      <Banner
        tone="caution"
        title="Votre carte arrive à échéance à la fin du mois"
        isCollapsible
        actions={<Button size="small">Mettre à jour</Button>}
      >
        Mettez-la à jour avant le prochain prélèvement.
      </Banner>
    </Stack>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { tone: 'info', title: titles.info, onDismiss: fn(), dismissLabel: 'Dismiss', children: 'Within one day.' },
})
