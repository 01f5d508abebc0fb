import { CardIcon, FileIcon, HistoryIcon, PersonIcon } from '@memberkit/primitives/icons'
import { TabLinks, Tabs } from '@memberkit/primitives/tabs'
import { Text } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Tabs.docs.tsx'

const about = (words: string) => <Text as="p">{words}</Text>

const meta = preview.meta({
  title: 'Primitives/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabLinks },
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Case',
    onChange: fn(),
    tabs: [
      { id: 'facts', label: 'Facts', panel: about('A lease that ends in June.') },
      { id: 'people', label: 'People', count: 3, panel: about('Ada Example and two others.') },
      { id: 'documents', label: 'Documents', count: 12, panel: about('Twelve documents.') },
      {
        id: 'billing',
        label: 'Billing',
        panel: null,
        unavailableReason: 'Nothing can be billed before an attorney has accepted the case.',
      },
      { id: 'history', label: 'History', panel: about('Opened on March 2.') },
    ],
  },
})

export const Default = meta.story({ parameters: { pictures: { widths: [360] } } })

/** Arrow keys show the panels; a tab that is not available says why. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve documents.')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve documents.')
  },
})

export const Pointer = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /People/ }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ada Example')
    await expect(args.onChange).toHaveBeenCalledWith('people')
  },
})

/** Enter or Space shows the panel. What was typed in a panel is kept. */
export const Manual = meta.story({
  args: {
    activation: 'manual',
    mounted: 'visited',
    tabs: [
      { id: 'note', label: 'Note', panel: <TextField label="Note" name="note" /> },
      { id: 'history', label: 'History', panel: about('Opened on March 2.') },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Call back')
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('History')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('Call back')
  },
})

/** Beside their panel; above it where narrow. */
export const Vertical = meta.story({
  args: {
    orientation: 'vertical',
    defaultValue: 'payment',
    tabs: [
      { id: 'person', label: 'Person', icon: <PersonIcon />, panel: about('Ada Example') },
      { id: 'payment', label: 'Payment methods', icon: <CardIcon />, count: 2, panel: about('Visa ending in 4242') },
      { id: 'documents', label: 'Documents', icon: <FileIcon />, panel: about('None yet.') },
      {
        id: 'history',
        label: 'History',
        icon: <HistoryIcon />,
        panel: null,
        unavailableReason: 'Nothing has happened yet.',
      },
    ],
  },
  parameters: { pictures: { widths: [360] } },
})

const longNames = [
  { id: 'personnes', label: 'Personnes admissibles', count: 3 },
  { id: 'renseignements', label: 'Renseignements personnels' },
  { id: 'paiements', label: 'Modes de paiement enregistrés' },
]

/** Narrow, the list scrolls to the selected tab and fades out where there is more. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Dossier',
    defaultValue: 'renseignements',
    tabs: longNames.map((name) => ({ ...name, panel: about('Renseignements de la titulaire du dossier.') })),
  },
})

/** Pages of one thing: links in a landmark. */
export const Links = meta.story({
  parameters: { containerWidth: 560 },
  render: () => (
    <TabLinks
      label="Case"
      current="#people"
      links={[
        { label: 'Facts', href: '#facts', icon: <FileIcon /> },
        { label: 'People', href: '#people', icon: <PersonIcon />, count: 3 },
        { label: 'History', href: '#history', icon: <HistoryIcon /> },
      ]}
    />
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /People/ })).toHaveFocus()
  },
})

export const Compact = meta.story({ decorators: [compact] })
