import { Disclosure, DisclosureGroup } from '@memberkit/primitives/disclosure'
import { Link } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Disclosure.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Disclosure',
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  parameters: { docs: docsOf(docs), containerWidth: 640 },
  args: {
    title: 'Who is covered?',
    onOpenChange: fn(),
    children: (
      <Text as="p">
        You, your partner and your children under 26. <Link href="#family">Add a person</Link>
      </Text>
    ),
  },
})

/** Alone. What is in it can be reached only while it is open. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary')!
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await expect(canvas.getByText(/under 26/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Add a person' })).toHaveFocus()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
  },
})

/** Several: an accordion of headings. Here one is open at most. */
export const Accordion = meta.story({
  render: (args) => (
    <DisclosureGroup headingLevel={3} isExclusive>
      <Disclosure {...args} defaultOpen />
      <Disclosure title="When is the card charged?" aside="Monthly">
        <Text as="p">On the first of each month.</Text>
      </Disclosure>
      <Disclosure title="How can it be cancelled?" aside="Any time">
        <Text as="p">Until the day before the next charge.</Text>
      </Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'When is the card charged?' }))
    await waitFor(() => expect(canvas.getByText(/under 26/)).not.toBeVisible())
    await expect(canvas.getByText('On the first of each month.')).toBeVisible()
  },
})

/** In a staff console. */
export const Compact = meta.story({ ...Accordion.input, play: undefined, decorators: [compact] })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  render: (args) => (
    <DisclosureGroup headingLevel={3}>
      <Disclosure
        {...args}
        defaultOpen
        title="Dans quels délais les remboursements sont-ils versés au titulaire de l’abonnement ?"
        aside="Mis à jour récemment"
      >
        <Text as="p">De trois à cinq jours ouvrables, sur la carte ou le compte d’où provenait le paiement.</Text>
      </Disclosure>
      <Disclosure title="Anticonstitutionnellementvôtrepourtoujoursetàjamais" aside="1 204 réponses">
        Rien
      </Disclosure>
    </DisclosureGroup>
  ),
})

/** The mark of what is open points down here, too. */
export const RightToLeft = meta.story({
  ...Accordion.input,
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[open] summary svg')!
    await expect(getComputedStyle(mark).scale).toBe('-1 1')
    await waitFor(() => expect(getComputedStyle(mark).rotate).toBe('-90deg'))
  },
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
})
